package io.stemma.cli;

import picocli.CommandLine.IVersionProvider;

/** Which Stemma this is, and on what it runs. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "stemma " + ofStemma(),
      "Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name")
    };
  }

  /** The version in the jar's manifest; {@code development} where it runs from class files. */
  static String ofStemma() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
