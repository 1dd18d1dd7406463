package io.stemma.config;

import io.stemma.yaml.NearestName;
import java.util.List;
import java.util.Optional;

/**
 * The kinds of pages that a user told apart.
 *
 * @param all in the order of the file; of two that a page is of the first holds
 */
public record PageTypes(List<PageType> all) {
  /** No kind is told apart. */
  public static final PageTypes NONE = new PageTypes(List.of());

  public PageTypes {
    all = List.copyOf(all);
  }

  /**
   * The type of a page.
   *
   * @param addresses what the page is called, the likeliest first
   */
  public Optional<PageType> of(List<String> addresses) {
    return addresses.stream()
        .flatMap(address -> all.stream().filter(type -> type.pages().matches(address)))
        .findFirst();
  }

  /**
   * The type of a name.
   *
   * @throws IllegalArgumentException if there is none; the message names what may be meant
   */
  public PageType named(String name) {
    return all.stream()
        .filter(type -> type.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  private String unknown(String name) {
    String near = NearestName.of(name, names());
    String remedy = near == null ? ", only " + names() : "; did you mean \"" + near + "\"?";
    return "no type \"" + name + "\" is configured" + remedy;
  }

  /** What the types are called, in order. */
  public List<String> names() {
    return all.stream().map(PageType::name).toList();
  }
}
