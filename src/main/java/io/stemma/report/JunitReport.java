package io.stemma.report;

import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Comparisons as a test suite in the XML that continuous integration reads: each is a case, which
 * fails on the kinds that count as a failure, and errs where nothing can be said. The suite begins
 * with its totals, so it is written in the end; what waits is a few lines for each.
 */
final class JunitReport implements Report {
  private final OutputStream out;
  private final Set<ChangeKind> failOn;
  private final List<Case> cases = new ArrayList<>();

  /** What of a comparison is shown. */
  private record Case(
      String name, ChangeKind kind, List<String> reasons, String note, Duration time) {}

  JunitReport(OutputStream out, ReportOptions options) {
    this.out = out;
    failOn = options.failOn();
  }

  @Override
  public void add(Comparison comparison) {
    cases.add(
        new Case(
            xml(Titles.of(comparison)),
            comparison.verdict().kind(),
            comparison.verdict().reasons().stream().map(JunitReport::xml).toList(),
            CalibrationNote.of(comparison).map(note -> xml("mask " + note)).orElse(""),
            comparison.timing().total()));
  }

  @Override
  public void close() throws IOException {
    try {
      XMLStreamWriter xml =
          XMLOutputFactory.newFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
      write(xml);
      xml.flush();
    } catch (XMLStreamException e) {
      throw new IOException("cannot write the test suite: " + e.getMessage(), e);
    }
    out.flush();
  }

  private void write(XMLStreamWriter xml) throws XMLStreamException {
    xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
    line(xml, "\n");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "stemma");
    xml.writeAttribute("tests", Integer.toString(cases.size()));
    xml.writeAttribute("failures", Long.toString(count(Set.copyOf(failing()))));
    xml.writeAttribute("errors", Long.toString(count(Set.of(ChangeKind.UNKNOWN))));
    xml.writeAttribute(
        "time", seconds(cases.stream().map(Case::time).reduce(Duration.ZERO, Duration::plus)));
    for (Case each : cases) {
      line(xml, "\n  ");
      write(xml, each);
    }
    line(xml, "\n");
    xml.writeEndElement();
    line(xml, "\n");
    xml.writeEndDocument();
  }

  private void write(XMLStreamWriter xml, Case each) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", "stemma");
    xml.writeAttribute("name", each.name);
    xml.writeAttribute("time", seconds(each.time));
    boolean unknown = each.kind == ChangeKind.UNKNOWN;
    if (unknown || failing().contains(each.kind)) {
      line(xml, "\n    ");
      xml.writeStartElement(unknown ? "error" : "failure");
      xml.writeAttribute("type", each.kind.label());
      xml.writeAttribute("message", each.reasons.isEmpty() ? "" : each.reasons.get(0));
      xml.writeCharacters(String.join("\n", each.reasons));
      xml.writeEndElement();
      line(xml, "\n  ");
    }
    if (!each.note.isEmpty()) {
      line(xml, "\n    ");
      xml.writeStartElement("system-out");
      xml.writeCharacters(each.note);
      xml.writeEndElement();
      line(xml, "\n  ");
    }
    xml.writeEndElement();
  }

  /** The kinds that fail; what is unknown errs instead. */
  private List<ChangeKind> failing() {
    return failOn.stream().filter(kind -> kind != ChangeKind.UNKNOWN).toList();
  }

  private long count(Set<ChangeKind> kinds) {
    return cases.stream().filter(each -> kinds.contains(each.kind)).count();
  }

  private static void line(XMLStreamWriter xml, String space) throws XMLStreamException {
    xml.writeCharacters(space);
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).toPlainString();
  }

  /** Text in a line, without what XML cannot hold. */
  private static String xml(String text) {
    return Printable.line(text).replace('\ufffe', '\ufffd').replace('\uffff', '\ufffd');
  }
}
