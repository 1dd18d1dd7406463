package io.stemma.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.commons.io.IOUtils;

/** Files that are shipped beside the reports. */
final class Resource {
  private Resource() {}

  /** The whole text of a file. */
  static String text(String name) {
    try {
      return IOUtils.resourceToString("/io/stemma/report/" + name, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the program's own file " + name, e);
    }
  }
}
