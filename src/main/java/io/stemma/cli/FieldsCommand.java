package io.stemma.cli;

import io.stemma.Stemma;
import io.stemma.compare.PageView;
import io.stemma.field.FieldSpec;
import io.stemma.field.structured.StructuredData;
import io.stemma.page.PageSource;
import io.stemma.report.FieldListing;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the fields of a page and all of its structured data. */
@Command(
    name = "fields",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the fields found on a page: those named with --field, else those of the main",
      "entity in its structured data; as JSON with all JSON-LD, microdata, RDFa, OpenGraph",
      "and meta, and with what could not be read."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma fields https://shop.example/p/1",
      "  stemma fields saved.html --static --field \"price=.price|price\" --format json"
    })
final class FieldsCommand implements Callable<Integer> {
  /** How fields are printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Parameters(paramLabel = "SOURCE", description = "A URL, a file, or - .")
  private PageSource source;

  @Option(
      names = "--field",
      paramLabel = "NAME=SPEC",
      description = "A value to read; as in compare. Repeatable.")
  private List<FieldSpec> fields = List.of();

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "How to print them (default: text).")
  private Format format = Format.TEXT;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to a file instead of standard output.")
  private @Nullable Path output;

  @Mixin private CaptureArguments capturing;

  private final Console console;

  FieldsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    Settings settings = new Settings(capturing, console);
    try (Stemma stemma = Stemma.open(settings.reading(fields, 1), console::notice)) {
      PageView page = stemma.view(stemma.capture(source));
      FieldListing listing =
          new FieldListing(
              page, stemma.fields(page), StructuredData.of(page.snapshot().document()));
      write(listing);
      return page.isOk() ? ExitCode.QUIET : ExitCode.UNJUDGED;
    }
  }

  private void write(FieldListing listing) throws IOException {
    if (output == null) {
      write(listing, console.results());
      return;
    }
    try (ResultFile file = new ResultFile(output)) {
      write(listing, file.stream());
      file.keep();
    }
  }

  private void write(FieldListing listing, OutputStream out) throws IOException {
    switch (format) {
      case TEXT -> listing.writeText(out);
      case JSON -> listing.writeJson(out);
    }
  }
}
