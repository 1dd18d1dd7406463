package io.stemma.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the page of a tab. The walk runs in a world of its own, where nothing that the page's
 * scripts changed is in its way. What frames of other origins hold it cannot see from the page, so
 * these are walked one by one and put in their places.
 */
final class PageWalk {
  private static final int MOST_FRAMES = 100;
  private static final String MARK = "function(id) { this.setAttribute('data-stemma-frame', id) }";

  private final Tab tab;
  private final Deadline deadline;

  PageWalk(Tab tab, Deadline deadline) {
    this.tab = tab;
    this.deadline = deadline;
  }

  Walk read() throws PageFault {
    String page = walk(tab.mainFrame(), "true, scrollX, scrollY");
    if (Walk.gaps(page).isEmpty()) {
      return Walk.parse(page, Map.of());
    }
    markFrames();
    page = walk(tab.mainFrame(), "true, scrollX, scrollY");
    return Walk.parse(page, frames(page));
  }

  private Map<String, String> frames(String page) throws PageFault {
    Map<String, String> frames = new HashMap<>();
    Deque<Walk.Gap> open = new ArrayDeque<>(Walk.gaps(page));
    while (!open.isEmpty() && frames.size() < MOST_FRAMES) {
      Walk.Gap gap = open.pop();
      if (gap.id().isEmpty() || frames.containsKey(gap.id())) {
        continue;
      }
      try {
        String inner = walk(gap.id(), gap.shown() + ", " + gap.x() + ", " + gap.y());
        frames.put(gap.id(), inner);
        List<Walk.Gap> further = Walk.gaps(inner);
        open.addAll(further);
      } catch (CdpException elsewhere) {
        // It runs in another process, or went while we looked: it stays a gap, with a warning.
      }
    }
    return frames;
  }

  /** Writes the id of each frame on the element that shows it. */
  private void markFrames() throws PageFault {
    JsonNode tree = tab.call("Page.getFrameTree", Map.of(), deadline).path("frameTree");
    Deque<JsonNode> open = new ArrayDeque<>();
    tree.path("childFrames").forEach(open::add);
    for (int marked = 0; !open.isEmpty() && marked < MOST_FRAMES; marked++) {
      JsonNode child = open.pop();
      child.path("childFrames").forEach(open::add);
      mark(child.path("frame").path("id").asText());
    }
  }

  private void mark(String frame) throws PageFault {
    try {
      JsonNode owner = tab.call("DOM.getFrameOwner", Map.of("frameId", frame), deadline);
      JsonNode element =
          tab.call(
              "DOM.resolveNode",
              Map.of("backendNodeId", owner.path("backendNodeId").asInt()),
              deadline);
      tab.call(
          "Runtime.callFunctionOn",
          Map.of(
              "objectId",
              element.path("object").path("objectId").asText(),
              "functionDeclaration",
              MARK,
              "arguments",
              List.of(Map.of("value", frame))),
          deadline);
    } catch (CdpException gone) {
      // A frame that went meanwhile is not part of the page.
    }
  }

  private String walk(String frame, String arguments) throws PageFault {
    JsonNode world =
        tab.call(
            "Page.createIsolatedWorld",
            Map.of("frameId", frame, "worldName", "stemma", "grantUniveralAccess", true),
            deadline);
    JsonNode answer =
        tab.call(
            "Runtime.evaluate",
            Map.of(
                "expression",
                Script.WALK.text() + "(" + arguments + ")",
                "contextId",
                world.path("executionContextId").asInt(),
                "returnByValue",
                true),
            deadline);
    JsonNode value = answer.path("result").path("value");
    if (!value.isTextual()) {
      throw PageFault.because(
          "the page could not be read: "
              + answer.path("exceptionDetails").path("exception").path("description").asText());
    }
    return value.textValue();
  }
}
