package io.stemma.field.structured;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.parser.Parser;

/**
 * JSON as pages have it. Valid JSON is read as it is; anything else is mended where only one
 * meaning is likely, and what was done is said.
 *
 * @param json an object or array; HTML's character references in its texts are left as they are
 * @param repairs what had to be mended, in words
 */
record LenientJson(JsonNode json, List<String> repairs) {
  private static final int LONGEST = 10_000_000;
  private static final int DEEPEST = 500;
  private static final ObjectReader READER = reader();

  LenientJson {
    repairs = List.copyOf(repairs);
  }

  /**
   * Reads a text in time linear in its length.
   *
   * @throws UnreadableJsonException if it is no JSON beyond safe repair, or too long or too deep
   */
  static LenientJson read(String text) throws UnreadableJsonException {
    if (text.length() > LONGEST) {
      throw new UnreadableJsonException("it is longer than " + LONGEST + " characters");
    }
    if (text.isBlank()) {
      throw new UnreadableJsonException("it is empty");
    }
    List<String> repairs = new ArrayList<>();
    JsonNode json = parse(text, repairs);
    if (json.isTextual()) {
      repairs.add("JSON written as a text");
      json = parse(json.textValue(), repairs);
    }
    if (!json.isContainerNode()) {
      throw new UnreadableJsonException("it is neither an object nor an array");
    }
    return new LenientJson(json, repairs);
  }

  private static JsonNode parse(String text, List<String> repairs) throws UnreadableJsonException {
    try {
      return READER.readTree(text);
    } catch (JsonProcessingException notJson) {
      refuseIfOutOfBounds(notJson);
      return mend(text, notJson, repairs);
    }
  }

  private static JsonNode mend(String text, JsonProcessingException why, List<String> repairs)
      throws UnreadableJsonException {
    for (Map.Entry<String, List<String>> attempt : attempts(text).entrySet()) {
      MendedJson mended = MendedJson.of(attempt.getKey());
      try {
        JsonNode json = READER.readTree(mended.text());
        repairs.addAll(attempt.getValue());
        repairs.addAll(mended.repairs());
        return json;
      } catch (JsonProcessingException stillNotJson) {
        refuseIfOutOfBounds(stillNotJson);
      }
    }
    throw new UnreadableJsonException(message(why));
  }

  /** The text itself, then with its quotes unescaped in the ways seen in pages. */
  private static Map<String, List<String>> attempts(String text) {
    Map<String, List<String>> attempts = new LinkedHashMap<>();
    attempts.put(text, List.of());
    if (text.indexOf('&') >= 0) {
      attempts.putIfAbsent(
          Parser.unescapeEntities(text, false), List.of("quotes written as character references"));
    }
    if (text.contains("\\\"")) {
      attempts.putIfAbsent(text.replace("\\\"", "\""), List.of("quotes written as \\\""));
    }
    return attempts;
  }

  private static void refuseIfOutOfBounds(JsonProcessingException why)
      throws UnreadableJsonException {
    if (why instanceof StreamConstraintsException) {
      throw new UnreadableJsonException("it is nested deeper than " + DEEPEST + " levels");
    }
  }

  private static String message(JsonProcessingException why) {
    JsonLocation location = why.getLocation();
    String reason = why.getOriginalMessage().lines().findFirst().orElse("it is not JSON");
    return location == null
        ? reason
        : reason + " at line " + location.getLineNr() + ", column " + location.getColumnNr();
  }

  private static ObjectReader reader() {
    StreamReadConstraints bounds =
        StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxStringLength(LONGEST).build();
    return JsonMapper.builder(JsonFactory.builder().streamReadConstraints(bounds).build())
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .build()
        .reader();
  }
}
