package io.stemma.page;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a user names as a page: an address, a file, standard input, or HTML at hand. */
public sealed interface PageSource {
  /** As the user wrote it: what results and messages call the page. */
  String name();

  /**
   * Reads a source as a user writes it: {@code https://...}, a path, {@code file:...}, or {@code -}
   * for standard input. Whether a file exists is not looked at: that is found out when it is
   * rendered.
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
    Matcher scheme = Schemes.PATTERN.matcher(name);
    if (!scheme.lookingAt()) {
      return new File(name, Path.of(name));
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

  /** How an address is told from a path; a single letter before a colon is a Windows drive. */
  final class Schemes {
    private static final Pattern PATTERN = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+):");

    private Schemes() {}
  }
}
