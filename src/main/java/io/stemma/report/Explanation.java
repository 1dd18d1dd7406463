package io.stemma.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * A saved result retold: each step that led to its verdict, with the figures it rests on and the
 * threshold they were held against.
 */
public final class Explanation {
  private static final int QUOTED = 5;
  private static final int EXCERPT = 60;

  private final JsonNode result;
  private final Lines lines = new Lines();
  private int step;

  private Explanation(JsonNode result) {
    this.result = result;
  }

  /**
   * The explanations of saved results: of one JSON object, or of JSON Lines, in their order.
   *
   * @throws IllegalArgumentException if something in it is no result of a comparison; the message
   *     says which
   * @throws IOException if it cannot be read
   */
  public static List<Explanation> read(Reader json) throws IOException {
    List<Explanation> explanations = new ArrayList<>();
    try (var results = new JsonMapper().readerFor(JsonNode.class).<JsonNode>readValues(json)) {
      while (results.hasNextValue()) {
        JsonNode result = results.nextValue();
        if (!ComparisonSchema.NAME.equals(result.path("schema").asText())) {
          throw new IllegalArgumentException(
              "result "
                  + (explanations.size() + 1)
                  + " is no comparison: expected \"schema\": \""
                  + ComparisonSchema.NAME
                  + "\"");
        }
        explanations.add(new Explanation(result));
      }
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException(
          "result " + (explanations.size() + 1) + " is no JSON: " + malformed.getOriginalMessage(),
          malformed);
    }
    return explanations;
  }

  /** Writes the explanation for a person at a terminal; the stream stays open. */
  public void writeText(OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    writer.write(text());
    writer.flush();
  }

  private String text() {
    states();
    if (!result.path("structure").isNull()) {
      fields();
      template();
      words();
      mask();
    }
    verdict();
    return lines.toString();
  }

  private void step(String title) {
    step++;
    if (step > 1) {
      lines.blank();
    }
    lines.add(step + ". " + title);
  }

  private void say(String sentence) {
    lines.add("   ", 3, Paragraph.of(Printable.line(sentence)));
  }

  private void states() {
    step("Is each page the page itself?");
    for (String side : List.of("left", "right")) {
      JsonNode page = result.path(side);
      String reason = page.path("stateReason").isNull() ? "" : text(page, "stateReason");
      say(
          side
              + ", "
              + text(page, "source")
              + ", is "
              + text(page, "state")
              + (reason.isEmpty() ? "" : ": " + reason)
              + "; captured "
              + text(page, "capturedAt")
              + (page.path("settled").asBoolean(true) ? "" : ", before it came to rest"));
      page.path("warnings").forEach(warning -> say("note: " + warning.asText()));
    }
    say(
        result.path("structure").isNull()
            ? "Not both are, so nothing is compared: that is unknown, never a change."
            : "Both are, so they are compared.");
  }

  private void fields() {
    step("Did a tracked value change?");
    int unchanged = 0;
    for (JsonNode field : result.path("fields")) {
      boolean changed = field.path("changed").asBoolean();
      boolean well = text(field, "health").equals("ok");
      if (changed || !well) {
        say(
            text(field, "name")
                + ": "
                + value(field.path("left"))
                + " -> "
                + value(field.path("right"))
                + (well ? "" : ", " + text(field, "health")));
        field.path("breaches").forEach(breach -> say("- " + breach.asText()));
        if (changed && !field.path("alerts").asBoolean(true)) {
          say("- that is not \"" + text(field, "when") + "\", which was asked for");
        }
      } else {
        unchanged++;
      }
    }
    say(unchanged + " of " + result.path("fields").size() + " did not.");
    for (JsonNode disagreement : result.path("disagreements")) {
      say(
          text(disagreement, "name")
              + " says "
              + value(disagreement.path("value"))
              + ", "
              + text(disagreement, "structuredSelector")
              + " says "
              + value(disagreement.path("structuredValue"))
              + (disagreement.path("new").asBoolean() ? "; before they agreed." : ", as before."));
    }
    conclude("field");
  }

  private static String value(JsonNode side) {
    JsonNode value = side.path("value");
    if (side.isNull() || value.isNull()) {
      return "nothing";
    }
    String currency = side.path("currency").asText("");
    return value.isTextual()
        ? value.asText() + (currency.isEmpty() || currency.equals("null") ? "" : " " + currency)
        : value.toString();
  }

  private void template() {
    step("Is the page built otherwise?");
    JsonNode structure = result.path("structure");
    double alike = structure.path("templateSimilarity").asDouble();
    double threshold = thresholds().path("template").asDouble();
    say(
        structure.path("matched").asInt()
            + " elements match, a similarity of "
            + Measures.decimals(structure.path("similarity").asDouble())
            + (structure.path("exact").asBoolean(true) ? "" : " at least")
            + ", in "
            + Measures.count(structure.path("changes").size(), "structural change")
            + ".");
    say(
        "With repeats counted once it is "
            + Measures.decimals(alike)
            + ", "
            + (alike < threshold ? "below" : "not below")
            + " the threshold "
            + threshold
            + " ("
            + text(thresholds(), "templateSource")
            + ").");
    conclude("template");
  }

  private void words() {
    step("Does it say something else?");
    JsonNode text = result.path("text");
    int threshold = thresholds().path("text").asInt();
    boolean byDistance = text(result.path("verdict"), "policy").equals("distance");
    int bits = text.path(byDistance ? "distance" : "turnover").asInt();
    say(
        "The fingerprints of the texts are "
            + text.path("distance").asInt()
            + " of 64 bits apart.");
    say(
        (byDistance ? "That distance" : "What items that were replaced whole add to that")
            + ", "
            + Measures.count(bits, "bit")
            + ", is "
            + (bits > threshold ? "above" : "not above")
            + " the threshold "
            + threshold
            + " ("
            + text(thresholds(), "textSource")
            + ").");
    Map<String, Integer> grades = new TreeMap<>();
    text.path("passages").forEach(each -> grades.merge(text(each, "grade"), 1, Integer::sum));
    say(
        grades.isEmpty()
            ? "No passage differs."
            : "Passages that differ, by grade: "
                + grades.entrySet().stream()
                    .map(grade -> grade.getValue() + " " + grade.getKey())
                    .collect(Collectors.joining(", "))
                + (byDistance ? "; this policy does not look at them." : "."));
    StreamSupport.stream(text.path("passages").spliterator(), false)
        .limit(QUOTED)
        .forEach(this::passage);
    conclude("content");
  }

  private void passage(JsonNode passage) {
    say(
        "- "
            + text(passage, "grade")
            + (passage.path("selector").isNull() ? "" : " at " + text(passage, "selector"))
            + ": "
            + quote(passage.path("left"))
            + " -> "
            + quote(passage.path("right")));
  }

  private static String quote(JsonNode side) {
    return side.isNull()
        ? "nothing"
        : '"' + Columns.cut(Printable.line(side.asText()), EXCERPT) + '"';
  }

  private void mask() {
    JsonNode calibration = result.path("calibration");
    if (!calibration.isObject()) {
      return;
    }
    step("What was known to vary?");
    say(
        "A calibration of "
            + (calibration.path("type").isNull()
                ? text(calibration, "match")
                : text(calibration, "type"))
            + " from "
            + Measures.count(calibration.path("captures").asInt(), "capture")
            + " was used.");
    for (JsonNode hidden : calibration.path("hidden")) {
      say(
          "Its mask takes "
              + Measures.count(hidden.path("passages").asInt(), "passage")
              + " with "
              + Measures.count(hidden.path("words").asInt(), "word")
              + " for noise: "
              + place(hidden)
              + ".");
    }
    calibration
        .path("absent")
        .forEach(absent -> say("On neither page is a place of its mask: " + place(absent) + "."));
  }

  private static String place(JsonNode masked) {
    String what =
        masked.path("attribute").isNull() ? text(masked, "aspect") : text(masked, "attribute");
    return what + " of " + text(masked, "selector");
  }

  private void verdict() {
    step("The verdict");
    JsonNode verdict = result.path("verdict");
    List<String> kinds = new ArrayList<>();
    verdict.path("kinds").forEach(kind -> kinds.add(kind.asText()));
    say(
        kinds.size() == 1
            ? "It is " + kinds.get(0) + ":"
            : "All of these hold: "
                + String.join(", ", kinds)
                + ". The weightiest is the kind, "
                + text(verdict, "kind")
                + ":");
    verdict.path("reasons").forEach(reason -> say("- " + reason.asText()));
    say("It weighs " + verdict.path("severity").asDouble() + " of 1.");
  }

  /** Says what follows for the verdict from a step, if its kind holds. */
  private void conclude(String kind) {
    boolean holds =
        StreamSupport.stream(result.path("verdict").path("kinds").spliterator(), false)
            .anyMatch(each -> each.asText().equals(kind));
    if (holds) {
      say("So " + kind + " holds.");
    }
  }

  private JsonNode thresholds() {
    return result.path("verdict").path("thresholds");
  }

  private static String text(JsonNode node, String key) {
    return node.path(key).asText();
  }
}
