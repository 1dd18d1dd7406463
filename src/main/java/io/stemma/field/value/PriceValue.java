package io.stemma.field.value;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An amount of money.
 *
 * @param amount never negative
 * @param currency its ISO 4217 code; null where the page does not say which
 * @param per what the amount buys where that is not the thing itself: {@code month}, {@code kg};
 *     null for the thing itself
 * @param from whether it is the lowest of several ({@code from 89 EUR})
 * @param ambiguous whether the text allows another amount or leaves the currency open
 */
public record PriceValue(
    BigDecimal amount,
    @Nullable String currency,
    @Nullable String per,
    boolean from,
    boolean ambiguous)
    implements FieldValue {
  public PriceValue {
    Objects.requireNonNull(amount, "amount");
  }

  /** A plain price that is certain. */
  public static PriceValue of(BigDecimal amount, @Nullable String currency) {
    return new PriceValue(amount, currency, null, false, false);
  }

  /** An unknown currency is the same as any; two known ones must agree. */
  @Override
  public boolean same(FieldValue other) {
    return other instanceof PriceValue that
        && amount.compareTo(that.amount) == 0
        && from == that.from
        && Objects.equals(per, that.per)
        && !differsInCurrency(that);
  }

  /** Whether both name a currency, and not the same. */
  public boolean differsInCurrency(PriceValue that) {
    return currency != null && that.currency != null && !currency.equals(that.currency);
  }

  /** Whether the two amounts can be set against each other: one currency, for the same thing. */
  public boolean comparable(PriceValue that) {
    return !differsInCurrency(that) && Objects.equals(per, that.per);
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of(
        "value", digits(), "currency", currency, "ambiguous", ambiguous, "per", per, "from", from);
  }

  @Override
  public String display() {
    return (from ? "from " : "")
        + digits()
        + (currency == null ? "" : " " + currency)
        + (per == null ? "" : " per " + per);
  }

  /** With as many decimals as the currency has, more only where the amount needs them. */
  private String digits() {
    BigDecimal shortest = amount.stripTrailingZeros();
    int wanted = Math.max(decimals(), shortest.scale());
    return shortest.setScale(wanted).toPlainString();
  }

  /** Those of the currency; of an unknown one, those that were written. */
  private int decimals() {
    if (currency == null) {
      return Math.max(0, amount.scale());
    }
    try {
      return Math.max(0, Currency.getInstance(currency).getDefaultFractionDigits());
    } catch (IllegalArgumentException notIso) {
      return 2;
    }
  }
}
