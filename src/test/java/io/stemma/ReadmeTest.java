package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.PageSource;
import io.stemma.report.Report;
import io.stemma.report.ReportFormat;
import io.stemma.report.ReportOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the README shows is what a reader gets. */
final class ReadmeTest {
  private static final String COMMAND = "$ ./stemma compare %s %s\n";
  private static final String LEFT = "fixtures/shop/product-v1.html";
  private static final String RIGHT = "fixtures/shop/product-v2.html";

  @Test
  void the_first_example_prints_what_is_shown_below_it() throws IOException {
    String example = COMMAND.formatted(LEFT, RIGHT) + summary();
    assertThat(Files.readString(Path.of("README.md")))
        .contains(example.replaceAll("(?m)^(?=.)", "    "));
  }

  private static String summary() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Stemma stemma = Stemma.open(StemmaOptions.defaults().withoutBrowser());
        Report report = ReportFormat.TEXT.open(out, ReportOptions.DEFAULT)) {
      report.add(stemma.compare(PageSource.of(LEFT), PageSource.of(RIGHT)));
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
