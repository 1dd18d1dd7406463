package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.GeneratedName;
import io.stemma.dom.Tree;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words of which a page's class names and ids are made: {@code SiteHeader_navList__TC1Q_} has
 * site, header, nav and list. A build that renames every class keeps the words, a redesign brings
 * its own. Words that look generated are left out.
 */
final class Vocabulary {
  /** Fewer shared words than this say little; so many are taken as given. */
  private static final int GIVEN = 4;

  /** So many words a wrapper may bring along without being taken for a new vocabulary. */
  private static final int BROUGHT = 8;

  private static final Pattern SEPARATOR = Pattern.compile("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})");

  private final Set<String> words = new HashSet<>();

  private Vocabulary() {}

  static Vocabulary of(Tree tree) {
    Vocabulary vocabulary = new Vocabulary();
    Set<String> seen = new HashSet<>();
    Document document = tree.document();
    for (int node = 0; node < tree.size(); node++) {
      for (String name : new String[] {"class", "id"}) {
        String value = document.attribute(tree.documentNode(node), name);
        if (value != null && seen.add(value)) {
          vocabulary.add(value);
        }
      }
    }
    return vocabulary;
  }

  private void add(String names) {
    for (String word : SEPARATOR.split(names, 0)) {
      if (word.length() >= 3 && !GeneratedName.is(word)) {
        words.add(word.toLowerCase(Locale.ROOT));
      }
    }
  }

  /**
   * How much of both vocabularies is shared, 0 to 1; 1 for two empty ones. A few words that only
   * one page has are not held against it, less those that the other page lost: wrappers bring names
   * and take none, a redesign does both.
   */
  double likeness(Vocabulary other) {
    int shared = 0;
    for (String word : words) {
      if (other.words.contains(word)) {
        shared++;
      }
    }
    int lost = words.size() - shared;
    int gained = other.words.size() - shared;
    int brought = Math.min(BROUGHT, Math.abs(gained - lost)) - Math.min(lost, gained);
    int foreign = lost + gained - Math.max(0, brought);
    return (2.0 * shared + GIVEN) / (2 * shared + foreign + GIVEN);
  }
}
