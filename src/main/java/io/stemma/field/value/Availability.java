package io.stemma.field.value;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether something can be had: schema.org's {@code ItemAvailability}, and that it is not known.
 */
public enum Availability {
  BACK_ORDER("BackOrder"),
  DISCONTINUED("Discontinued"),
  IN_STOCK("InStock"),
  IN_STORE_ONLY("InStoreOnly"),
  LIMITED("LimitedAvailability"),
  MADE_TO_ORDER("MadeToOrder"),
  ONLINE_ONLY("OnlineOnly"),
  OUT_OF_STOCK("OutOfStock"),
  PRE_ORDER("PreOrder"),
  PRE_SALE("PreSale"),
  RESERVED("Reserved"),
  SOLD_OUT("SoldOut"),
  /** The text does not say, or says both. */
  UNKNOWN("unknown");

  private final String label;

  Availability(String label) {
    this.label = label;
  }

  /** schema.org's name without its address: {@code InStock}. */
  public String label() {
    return label;
  }

  /** Whether it can be bought now, in whatever way. */
  public boolean buyable() {
    return switch (this) {
      case IN_STOCK, IN_STORE_ONLY, LIMITED, ONLINE_ONLY, MADE_TO_ORDER -> true;
      default -> false;
    };
  }

  /** The value of schema.org's name, in any case, with or without its address. */
  static Optional<Availability> ofLabel(String name) {
    String bare = name.substring(name.lastIndexOf('/') + 1);
    bare = bare.substring(bare.lastIndexOf(':') + 1).replaceAll("[\\s_-]", "");
    String wanted = bare.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(value -> value.label.toLowerCase(Locale.ROOT).equals(wanted))
        .findFirst();
  }
}
