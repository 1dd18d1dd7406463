package io.stemma.yaml;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A YAML file that a person wrote or edited. Its keys are those of a record, in kebab case ({@code
 * user-agent} for {@code userAgent}); what the file leaves out is null.
 */
public final class YamlFile {
  private final YAMLMapper mapper =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
          .build();

  private final Path path;

  /** The file at a path. */
  public YamlFile(Path path) {
    this.path = path;
  }

  /**
   * The same file, where a type's values are written as text.
   *
   * @param parse reads one; an {@link IllegalArgumentException} says what is wrong with it
   */
  public <T> YamlFile writing(Class<T> type, Function<String, T> parse) {
    SimpleModule module = new SimpleModule(type.getName());
    module.addDeserializer(
        type,
        new FromStringDeserializer<T>(type) {
          private static final long serialVersionUID = 1;

          @Override
          protected T _deserialize(String text, DeserializationContext context)
              throws JsonMappingException {
            try {
              return parse.apply(text);
            } catch (IllegalArgumentException wrong) {
              throw JsonMappingException.from(context, wrong.getMessage(), wrong);
            }
          }
        });
    mapper.registerModule(module);
    return this;
  }

  /**
   * Reads the file.
   *
   * @param type a record that names the keys
   * @return empty for a file without content
   * @throws IllegalArgumentException if there is no such file or something in it is not understood;
   *     the message names file, line, key and what would be right
   */
  public <T> Optional<T> read(Class<T> type) {
    String text = text();
    try {
      return text.isBlank() ? Optional.empty() : Optional.ofNullable(mapper.readValue(text, type));
    } catch (UnrecognizedPropertyException unknown) {
      throw wrong(line(text, unknown), unknownKey(unknown), unknown);
    } catch (InvalidNullException empty) {
      throw wrong(line(text, empty), keys(empty) + "there is nothing under this key", empty);
    } catch (MismatchedInputException other) {
      throw wrong(line(text, other), keys(other) + expected(other), other);
    } catch (JsonMappingException unfit) {
      throw wrong(line(text, unfit), keys(unfit) + unfit.getOriginalMessage(), unfit);
    } catch (JsonProcessingException malformed) {
      throw wrong(line(malformed), malformed.getOriginalMessage(), malformed);
    }
  }

  private String text() {
    try {
      return Files.readString(path);
    } catch (IOException unreadable) {
      throw new IllegalArgumentException(
          "cannot read " + path + (Files.exists(path) ? "" : ": no such file"), unreadable);
    }
  }

  private IllegalArgumentException wrong(int line, String message, Exception cause) {
    return new IllegalArgumentException(
        path + (line > 0 ? ", line " + line : "") + ": " + message, cause);
  }

  private static int line(JsonProcessingException problem) {
    JsonLocation location = problem.getLocation();
    return location == null ? 0 : location.getLineNr();
  }

  /** The line of the key that a problem is about: Jackson may notice it much later. */
  private int line(String text, JsonMappingException problem) {
    JsonPointer key = pointer(problem);
    try (JsonParser parser = mapper.createParser(text)) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() == JsonToken.FIELD_NAME
            && parser.getParsingContext().pathAsPointer().equals(key)) {
          return parser.currentTokenLocation().getLineNr();
        }
      }
      return line(problem);
    } catch (IOException malformed) {
      return line(problem);
    }
  }

  private static JsonPointer pointer(JsonMappingException problem) {
    JsonPointer pointer = JsonPointer.empty();
    for (JsonMappingException.Reference step : problem.getPath()) {
      pointer =
          step.getFieldName() == null
              ? pointer.appendIndex(Math.max(0, step.getIndex()))
              : pointer.appendProperty(step.getFieldName());
    }
    return pointer;
  }

  private static String unknownKey(UnrecognizedPropertyException unknown) {
    List<String> known = unknown.getKnownPropertyIds().stream().map(String::valueOf).toList();
    String nearest = NearestName.of(unknown.getPropertyName(), known);
    return "unknown key \""
        + unknown.getPropertyName()
        + "\"; "
        + (nearest == null
            ? "known are " + String.join(", ", known)
            : "did you mean \"" + nearest + "\"?");
  }

  /** What a value should have been, in the words of the file's writer. */
  private static String expected(MismatchedInputException other) {
    Class<?> type = other.getTargetType();
    if (type == null || type.isEnum()) {
      return other.getOriginalMessage();
    }
    String form =
        Map.class.isAssignableFrom(type) || type.isRecord()
            ? "keys with values"
            : Collection.class.isAssignableFrom(type)
                ? "a list"
                : type == Boolean.class
                    ? "true or false"
                    : Number.class.isAssignableFrom(type) ? "a number" : "text";
    return "expected " + form + " here";
  }

  private static String keys(JsonMappingException problem) {
    List<String> keys =
        problem.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(key -> key != null)
            .toList();
    return keys.isEmpty() ? "" : String.join(".", keys) + ": ";
  }
}
