package io.stemma.report;

/** The JSON Schema (draft 2020-12) of a comparison as JSON. */
public final class ComparisonSchema {
  /** What each comparison calls its schema. */
  public static final String NAME = "stemma/comparison/1";

  private static final String RESOURCE = "comparison-1.schema.json";

  private ComparisonSchema() {}

  /** The schema itself, as JSON. */
  public static String json() {
    return Resource.text(RESOURCE);
  }
}
