package io.stemma.text;

import io.stemma.dom.Document;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a page says to a reader: its visible text in reading order, in {@link Block blocks}, so that
 * what stands in two cells or two paragraphs is never one word. Immutable.
 *
 * <p>Reading takes time linear in the size of the document, and so does the fingerprint.
 */
public final class PageText {
  private final Document document;
  private final List<Block> blocks;
  private final Ignored ignored;
  private final String text;
  private final Fingerprint fingerprint;

  private PageText(Document document, List<Block> blocks, List<IgnorePattern> patterns) {
    this.document = document;
    this.blocks = List.copyOf(blocks);
    ignored = new Ignored(blocks, patterns);
    text = lines(block -> blocks.get(block).text());
    fingerprint =
        Fingerprint.of(
            patterns.isEmpty()
                ? text
                : lines(block -> ignored.rest(block, blocks.get(block).text())));
  }

  private String lines(IntFunction<String> line) {
    return IntStream.range(0, blocks.size()).mapToObj(line).collect(Collectors.joining("\n"));
  }

  /** The visible text of a document. */
  public static PageText of(Document document) {
    return of(document, TextOptions.VISIBLE);
  }

  /** The text of a document, with what the options add to the visible one. */
  public static PageText of(Document document, TextOptions options) {
    return new PageText(document, new Reading(document, options).blocks(), options.ignored());
  }

  /** The document that the blocks' nodes belong to. */
  public Document document() {
    return document;
  }

  /** The blocks in reading order. */
  public List<Block> blocks() {
    return blocks;
  }

  /** The whole text, a block a line; empty where nothing is visible. */
  public String text() {
    return text;
  }

  /** The fingerprint of the {@linkplain #text() whole text} but for what is ignored. */
  public Fingerprint fingerprint() {
    return fingerprint;
  }

  /** What each pattern of text to ignore did on this page, in the order of the patterns. */
  public List<IgnorePattern.Effect> ignored() {
    return ignored.effects();
  }

  /** Whether anything from one place to another in a block's text is ignored. */
  boolean ignores(int block, int from, int to) {
    return ignored.touches(block, from, to);
  }

  /** How many words there are, parted by white space. */
  public int words() {
    return blocks.stream().mapToInt(block -> block.text().split(" ", -1).length).sum();
  }

  /** How much text there is; never the text itself. */
  @Override
  public String toString() {
    return "PageText[" + blocks.size() + " blocks, " + text.length() + " characters]";
  }
}
