package io.stemma.config;

import com.fasterxml.jackson.core.JsonPointer;
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import io.stemma.field.Condition;
import io.stemma.field.FieldSpec;
import io.stemma.yaml.YamlEdit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.io.FilenameUtils;

/** Changes to a configuration file, for a person to look at and apply. */
public final class ConfigurationPatch {
  private static final int CONTEXT = 3;
  private static final String NO_LINE_END = "\\ No newline at end of file";

  /** The keys under which a selector may stand; a new one is put under the first. */
  private static final List<String> PLACES = List.of("select", "xpath");

  private ConfigurationPatch() {}

  /**
   * A patch that has fields of a type looked for elsewhere; the rest of the file stays as it is.
   *
   * @param file the configuration; the patch names it as seen from the working folder, or from the
   *     root if it is elsewhere
   * @param type what the type is called
   * @param fields with their new selectors; each is in the file by its name, found by CSS or XPath
   * @return a unified diff as {@code git apply} and {@code patch} read it; empty without fields
   * @throws IllegalArgumentException if a field is not in the file
   */
  public static String of(Path file, String type, List<FieldSpec> fields) {
    String before = text(file);
    YamlEdit edit = new YamlEdit(before);
    for (FieldSpec field : fields) {
      edit = moved(edit, type, field);
    }
    return diff(file, before, edit.toString());
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static YamlEdit moved(YamlEdit edit, String type, FieldSpec field) {
    JsonPointer whole =
        JsonPointer.empty()
            .appendProperty("types")
            .appendProperty(type)
            .appendProperty("fields")
            .appendProperty(field.name());
    if (edit.hasScalar(whole)) {
      return edit.withValue(whole, notation(field));
    }
    for (String key : PLACES) {
      JsonPointer place = whole.appendProperty(key);
      if (edit.hasScalar(place)) {
        return edit.withValue(place, field.selector()).withKey(place, PLACES.get(0));
      }
    }
    throw new IllegalArgumentException("the field " + field.name() + " has no selector to replace");
  }

  /** The field in one text, as it stands after its name. */
  private static String notation(FieldSpec field) {
    String typed = field.selector() + "|" + field.type().label();
    return field.when().equals(Condition.ANY) ? typed : typed + "|" + field.when();
  }

  private static String diff(Path file, String before, String after) {
    List<String> old = lines(before);
    String name = name(file);
    List<String> diff =
        UnifiedDiffUtils.generateUnifiedDiff(
            "a/" + name, "b/" + name, old, DiffUtils.diff(old, lines(after)), CONTEXT);
    return diff.isEmpty() ? "" : String.join("\n", diff) + "\n";
  }

  /** From the working folder if the file is in it, else from the root. */
  private static String name(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    Path here = Path.of("").toAbsolutePath();
    Path base = whole.startsWith(here) ? here : Objects.requireNonNull(whole.getRoot(), "root");
    return FilenameUtils.separatorsToUnix(base.relativize(whole).toString());
  }

  /** The lines of a text, a carriage return with its line; the last says so if it has no end. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    String last = lines.remove(lines.size() - 1);
    if (!last.isEmpty()) {
      lines.add(last + "\n" + NO_LINE_END);
    }
    return lines;
  }
}
