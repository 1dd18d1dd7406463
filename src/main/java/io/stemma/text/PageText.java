package io.stemma.text;

import io.stemma.dom.Document;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a page says to a reader: its visible text in reading order, in {@link Block blocks}, so that
 * what stands in two cells or two paragraphs is never one word. Immutable.
 *
 * <p>Reading takes time linear in the size of the document, and so does the fingerprint.
 */
public final class PageText {
  private final Document document;
  private final List<Block> blocks;
  private final String text;
  private final Fingerprint fingerprint;

  private PageText(Document document, List<Block> blocks) {
    this.document = document;
    this.blocks = List.copyOf(blocks);
    text = blocks.stream().map(Block::text).collect(Collectors.joining("\n"));
    fingerprint = Fingerprint.of(text);
  }

  /** The visible text of a document. */
  public static PageText of(Document document) {
    return of(document, TextOptions.VISIBLE);
  }

  /** The text of a document, with what the options add to the visible one. */
  public static PageText of(Document document, TextOptions options) {
    return new PageText(document, new Reading(document, options).blocks());
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

  /** The fingerprint of the {@linkplain #text() whole text}. */
  public Fingerprint fingerprint() {
    return fingerprint;
  }

  /** How many words there are, parted by white space. */
  public int words() {
    return (int) text.lines().flatMap(line -> java.util.Arrays.stream(line.split(" "))).count();
  }

  /** How much text there is; never the text itself. */
  @Override
  public String toString() {
    return "PageText[" + blocks.size() + " blocks, " + text.length() + " characters]";
  }
}
