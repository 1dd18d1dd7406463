package io.stemma;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The walls of the house: imports point down, and no packages depend on each other in a ring. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.stemma");

  /** Packages from the ground up; each line may import only lines above it. */
  private static final List<List<String>> FLOORS =
      List.of(
          List.of("dom"),
          List.of("page", "match", "text", "field"),
          List.of("render", "compare"),
          List.of("verdict"),
          List.of("store"),
          List.of("report"),
          List.of("route"),
          List.of("batch"),
          List.of("watch"));

  static List<Integer> floors() {
    return java.util.stream.IntStream.range(0, FLOORS.size()).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("floors")
  void imports_point_down(int floor) {
    for (String room : FLOORS.get(floor)) {
      String[] above =
          FLOORS.subList(floor, FLOORS.size()).stream()
              .flatMap(List::stream)
              .filter(other -> !other.equals(room))
              .map(other -> "io.stemma." + other + "..")
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage("io.stemma." + room + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(above)
          .allowEmptyShould(true)
          .check(CLASSES);
    }
  }

  @Test
  void packages_are_free_of_cycles() {
    slices().matching("io.stemma.(*)..").should().beFreeOfCycles().check(CLASSES);
  }
}
