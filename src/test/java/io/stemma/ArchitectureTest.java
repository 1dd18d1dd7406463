package io.stemma;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The walls of the house: imports point down, and no packages depend on each other in a ring. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.stemma");

  /** The facade lives in the root package itself. */
  private static final String FACADE = "io.stemma";

  /** Packages from the ground up; each line may import only lines above it. */
  private static final List<List<String>> FLOORS =
      List.of(
          rooms("dom", "yaml"),
          rooms("page", "match", "text", "field"),
          rooms("render", "compare"),
          rooms("verdict"),
          rooms("config"),
          rooms("store"),
          rooms("report"),
          rooms("route"),
          rooms("batch"),
          rooms("watch"),
          List.of(FACADE),
          rooms("cli", "web", "junit"));

  private static List<String> rooms(String... names) {
    return List.of(names).stream().map(name -> "io.stemma." + name + "..").toList();
  }

  static List<Integer> floors() {
    return IntStream.range(0, FLOORS.size()).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("floors")
  void imports_point_down(int floor) {
    for (String room : FLOORS.get(floor)) {
      String[] aboveAndBeside =
          FLOORS.subList(floor, FLOORS.size()).stream()
              .flatMap(List::stream)
              .filter(other -> !other.equals(room))
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(room)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(aboveAndBeside)
          .allowEmptyShould(true)
          .check(CLASSES);
    }
  }

  @Test
  void packages_are_free_of_cycles() {
    slices().matching("io.stemma.(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void every_package_has_a_floor() {
    List<String> known =
        FLOORS.stream().flatMap(List::stream).map(room -> room.replace("..", "")).toList();
    assertThat(CLASSES)
        .extracting(JavaClass::getPackageName)
        .allMatch(name -> name.equals(FACADE) || known.stream().anyMatch(room -> in(name, room)));
  }

  private static boolean in(String name, String room) {
    return !room.equals(FACADE) && (name.equals(room) || name.startsWith(room + "."));
  }

  @ParameterizedTest
  @CsvSource({"render, org.openqa.selenium", "cli, picocli", "cli, me.tongfei"})
  void a_library_stays_in_its_room(String room, String library) {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.stemma." + room + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library + "..")
        .check(CLASSES);
  }
}
