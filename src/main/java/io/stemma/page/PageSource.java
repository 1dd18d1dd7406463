package io.stemma.page;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a user names as a page: an address, a file, a page of a web archive, standard input, or HTML
 * at hand.
 */
public sealed interface PageSource {
  /** As the user wrote it: what results and messages call the page. */
  String name();

  /**
   * Reads a source as a user writes it: {@code https://...}, a path, {@code file:...}, {@code
   * crawl.warc.gz#https://...}, or {@code -} for standard input. Whether a file exists is not
   * looked at: that is found out when it is rendered.
   *
   * @throws IllegalArgumentException if the text is blank or an address of a scheme that no page is
   *     loaded from; the message says what would be right
   */
  static PageSource of(String text) {
    String name = text.strip();
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a source is empty; expected a URL, a file or -");
    }
    if (name.equals("-")) {
      return new StandardInput();
    }
    Matcher scheme = Spelling.SCHEME.matcher(name);
    if (!scheme.lookingAt()) {
      Matcher archive = Spelling.ARCHIVE.matcher(name);
      return archive.matches()
          ? new Archived(name, Path.of(archive.group(1)), archive.group(2))
          : new File(name, Path.of(name));
    }
    return switch (scheme.group(1).toLowerCase(Locale.ROOT)) {
      case "http", "https" -> new Url(name);
      case "file" -> new File(name, Path.of(URI.create(name)));
      default ->
          throw new IllegalArgumentException(
              "cannot load a page from \""
                  + name
                  + "\": expected http://, https://, a file or -, got the scheme "
                  + scheme.group(1));
    };
  }

  /**
   * A page at an address of the web.
   *
   * @param name the address as written; the browser reads it as its address bar would
   */
  record Url(String name) implements PageSource {
    public Url {
      Objects.requireNonNull(name, "name");
    }
  }

  /**
   * A saved page, or a {@code .stemma} snapshot of one.
   *
   * @param name as written
   * @param path where it is
   */
  record File(String name, Path path) implements PageSource {
    public File {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(path, "path");
    }
  }

  /**
   * A page of a web archive (WARC).
   *
   * @param name as written
   * @param archive where the archive is
   * @param address the page's address when it was archived; null for an archive of a single page
   */
  record Archived(String name, Path archive, @Nullable String address) implements PageSource {
    public Archived {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(archive, "archive");
    }
  }

  /** The page that comes on standard input. */
  record StandardInput() implements PageSource {
    @Override
    public String name() {
      return "-";
    }
  }

  /**
   * HTML at hand.
   *
   * @param name what to call it
   * @param content its bytes, in the encoding they declare themselves
   */
  record Html(String name, Bytes content) implements PageSource {
    public Html {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(content, "content");
    }
  }

  /** How an address and an archive are told from other paths. */
  final class Spelling {
    /** A single letter before a colon is a Windows drive. */
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+):");

    private static final Pattern ARCHIVE =
        Pattern.compile("(.+?\\.warc(?:\\.gz)?)(?:#(.+))?", Pattern.CASE_INSENSITIVE);

    private Spelling() {}
  }
}
