package io.stemma.cli;

import io.stemma.config.Configuration;
import io.stemma.report.ComparisonSchema;
import io.stemma.report.FieldListing;
import io.stemma.report.RepairReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the JSON Schema of what Stemma writes and reads. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Prints the JSON Schema of a format.",
    footerHeading = "%nExample:%n",
    footer = "  stemma schema comparison > comparison.schema.json")
final class SchemaCommand implements Runnable {
  /** What there is a schema of. */
  enum Subject {
    COMPARISON,
    FIELDS,
    REPAIR,
    CONFIG
  }

  @Parameters(
      paramLabel = "comparison|fields|repair|config",
      description = {
        "The result of a comparison; the fields of a page; what is proposed for broken ones;",
        "stemma.yaml."
      })
  private Subject subject;

  private final Console console;

  SchemaCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    console
        .out()
        .print(
            switch (subject) {
              case COMPARISON -> ComparisonSchema.json();
              case FIELDS -> FieldListing.schema();
              case REPAIR -> RepairReport.schema();
              case CONFIG -> Configuration.schema();
            });
  }
}
