package io.stemma.render;

/** The browser refused a command of the DevTools protocol, or ended before it answered. */
final class CdpException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final boolean connectionEnded;

  CdpException(String message, boolean connectionEnded) {
    super(message);
    this.connectionEnded = connectionEnded;
  }

  boolean isConnectionEnded() {
    return connectionEnded;
  }
}
