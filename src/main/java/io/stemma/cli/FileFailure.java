package io.stemma.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Why a file could not be read or written, in words. */
final class FileFailure {
  private FileFailure() {}

  static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    return failure instanceof AccessDeniedException
        ? "permission denied"
        : String.valueOf(failure.getMessage());
  }
}
