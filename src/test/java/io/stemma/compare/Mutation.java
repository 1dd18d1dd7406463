package io.stemma.compare;

import io.stemma.field.FieldHealth;
import io.stemma.field.FieldSpec;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What can happen to a field's element, and how the field must be judged then. */
public enum Mutation {
  RENAME_CLASS(FieldHealth.MISSING) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      mark(target, "renamed-" + random.nextInt(1_000));
      return true;
    }
  },
  WRAP(FieldHealth.OK) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      if (target.normalName().matches("td|dd|li|tr")) {
        return false;
      }
      target.wrap(random.nextBoolean() ? "<div class=w></div>" : "<span><b></b></span>");
      return true;
    }
  },
  MOVE(FieldHealth.MOVED) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      List<Element> places =
          page.select("body *").stream()
              .filter(place -> place.normalName().matches("main|div|section|article|aside|footer"))
              .filter(place -> !place.equals(target) && !place.equals(target.parent()))
              .filter(place -> !target.parents().contains(place))
              .toList();
      if (places.isEmpty() || target.normalName().matches("td|dd|li|tr")) {
        return false;
      }
      places.get(random.nextInt(places.size())).appendChild(target);
      return true;
    }
  },
  SWAP(FieldHealth.HIJACKED) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      List<Element> others = others(page, target);
      if (others.isEmpty()) {
        return false;
      }
      Element other = others.get(random.nextInt(others.size()));
      List<Attribute> own = target.attributes().asList();
      List<Attribute> its = other.attributes().asList();
      target.clearAttributes();
      other.clearAttributes();
      own.forEach(attribute -> other.attr(attribute.getKey(), attribute.getValue()));
      its.forEach(attribute -> target.attr(attribute.getKey(), attribute.getValue()));
      return true;
    }
  },
  DECOY(FieldHealth.AMBIGUOUS) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      Element decoy = target.clone();
      decoy.text(Mutation.otherValue(field, random));
      if (random.nextBoolean()) {
        target.before(decoy);
      } else {
        target.after(decoy);
      }
      return true;
    }
  },
  EMPTY(FieldHealth.EMPTY) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      target.text("");
      return true;
    }
  },
  REMOVE(FieldHealth.MISSING) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      target.remove();
      return true;
    }
  },
  RESTYLE(FieldHealth.OK) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      for (Element element : page.select("body *")) {
        element.addClass("css-" + Integer.toString(random.nextInt(1_000_000), 36));
      }
      return true;
    }
  },
  CHANGE_VALUE(FieldHealth.OK) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      target.text(Mutation.otherValue(field, random));
      return true;
    }
  },
  CHANGE_TYPE(FieldHealth.UNREADABLE) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      boolean typed =
          switch (field.type()) {
            case PRICE, NUMBER, DATE -> true;
            default -> false;
          };
      target.text("please ask us");
      return typed;
    }
  },
  DUPLICATE(FieldHealth.OK) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      target.after(target.clone());
      return true;
    }
  },
  REORDER(FieldHealth.OK) {
    @Override
    public boolean apply(Document page, Element target, FieldSpec field, Random random) {
      Element parent = Objects.requireNonNull(target.parent());
      if (parent.childrenSize() < 2 || parent.normalName().matches("tr|dl")) {
        return false;
      }
      int place = random.nextInt(parent.childrenSize());
      target.remove();
      parent.insertChildren(place, target);
      return true;
    }
  };

  private final FieldHealth health;

  Mutation(FieldHealth health) {
    this.health = health;
  }

  /** The health that the field must have afterwards. */
  FieldHealth health() {
    return health;
  }

  /** Changes the page; false where the mutation does not apply to the element. */
  public abstract boolean apply(Document page, Element target, FieldSpec field, Random random);

  private static void mark(Element element, String name) {
    element.removeAttr("data-f");
    element.attr("class", name);
  }

  /** Other elements of the same tag that hold nothing but a text. */
  private static List<Element> others(Document page, Element target) {
    return page.select("body " + target.normalName()).stream()
        .filter(
            element -> !element.equals(target) && element.childrenSize() == 0 && element.hasText())
        .filter(element -> !element.text().equals(target.text()))
        .toList();
  }

  static String otherValue(FieldSpec field, Random random) {
    int number = 20 + random.nextInt(60);
    return switch (field.type()) {
      case PRICE -> number + ".50 EUR";
      case NUMBER -> String.valueOf(number);
      case DATE -> "2028-02-" + (10 + random.nextInt(18));
      case AVAILABILITY -> "Discontinued";
      default -> "Something else " + number;
    };
  }
}
