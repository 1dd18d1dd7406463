package io.stemma.cli;

import io.stemma.config.PageType;
import io.stemma.dom.CssSelector;
import io.stemma.field.FieldSpec;
import io.stemma.page.PageSource;
import io.stemma.text.IgnorePattern;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the values of options and parameters; what cannot be read is told in the type's own words.
 */
final class Converters {
  private Converters() {}

  static void register(CommandLine commands) {
    register(commands, PageSource.class, PageSource::of);
    register(commands, CssSelector.class, CssSelector::parse);
    register(commands, CaptureArguments.Condition.class, CaptureArguments.Condition::parse);
    register(commands, IgnorePattern.class, IgnorePattern::of);
    register(commands, FieldSpec.class, FieldSpec::parse);
    register(commands, PageType.class, PageType::of);
  }

  private static <T> void register(CommandLine commands, Class<T> type, Function<String, T> parse) {
    commands.registerConverter(
        type,
        text -> {
          try {
            return parse.apply(text);
          } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
          }
        });
  }
}
