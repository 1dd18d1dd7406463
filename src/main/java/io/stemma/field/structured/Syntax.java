package io.stemma.field.structured;

/** How structured data is written. */
public enum Syntax {
  JSON_LD("jsonld:"),
  MICRODATA("microdata:"),
  RDFA("rdfa:");

  private final String prefix;

  Syntax(String prefix) {
    this.prefix = prefix;
  }

  /** What a specification that looks there starts with: {@code jsonld:}. */
  public String prefix() {
    return prefix;
  }
}
