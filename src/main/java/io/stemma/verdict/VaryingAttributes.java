package io.stemma.verdict;

import io.stemma.compare.MaskedPlace.Aspect;
import io.stemma.compare.PageView;
import io.stemma.dom.Attribute;
import io.stemma.dom.Document;
import io.stemma.dom.NodeMapping;
import io.stemma.match.Structure;
import java.util.ArrayList;
import java.util.List;

/**
 * The attributes whose values differ between an element and what became of it. Where links lead is
 * not told by the attribute alone, so they are left to the comparison of texts.
 */
final class VaryingAttributes {
  private final Document left;
  private final Document right;
  private final NodeMapping mapping;

  VaryingAttributes(PageView before, PageView after, Structure structure) {
    left = before.document();
    right = after.document();
    mapping = structure.alignment();
  }

  /** Each attribute of each element; those that only one of the two has do not count. */
  List<VaryingNode> nodes() {
    List<VaryingNode> nodes = new ArrayList<>();
    for (int node = 0; node < left.size(); node++) {
      int now = left.isElement(node) ? mapping.toRight(node) : NodeMapping.NONE;
      if (now != NodeMapping.NONE) {
        addDifferences(nodes, node, now);
      }
    }
    return nodes;
  }

  private void addDifferences(List<VaryingNode> nodes, int node, int now) {
    for (Attribute attribute : left.attributes(node)) {
      String value = right.attribute(now, attribute.name());
      boolean isLink = attribute.name().equals("href");
      if (value != null && !isLink && !value.equals(attribute.value())) {
        nodes.add(new VaryingNode(left, node, Aspect.ATTRIBUTE, attribute.name()));
      }
    }
  }
}
