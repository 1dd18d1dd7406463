package io.stemma.compare.repair;

import io.stemma.compare.Expectations;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.dom.Document;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldContract;
import io.stemma.field.FieldSource;
import io.stemma.field.Reading;
import java.util.List;
import java.util.Map;

/**
 * Finds the broken fields of a page, see {@link FieldChange#broke}, and for each where its value is
 * now.
 */
public final class PageRepair {
  private final PageComparator comparator;
  private final Map<String, FieldContract> contracts;

  /**
   * @param comparator compares the two pages, with the fields to look after
   * @param contracts what the values of fields are like, by the fields' names; may be empty
   */
  public PageRepair(PageComparator comparator, Map<String, FieldContract> contracts) {
    this.comparator = comparator;
    this.contracts = Map.copyOf(contracts);
  }

  /**
   * The broken fields, in their order.
   *
   * @param before the page when all was well
   * @param now the page as it is
   * @param siblings other pages of its template as they are; may be empty
   * @throws IllegalArgumentException if {@code before} or {@code now} is not the page itself
   */
  public List<BrokenField> broken(PageView before, PageView now, List<PageView> siblings) {
    if (!before.isOk() || !now.isOk()) {
      throw new IllegalArgumentException("fields can be looked for on pages that are ok only");
    }
    Expectations known = new Expectations(Expectations.NONE.mask(), contracts);
    List<FieldChange> broken =
        comparator.compare(before, now, known).fields().stream()
            .filter(FieldChange::broke)
            .toList();
    if (broken.isEmpty()) {
      return List.of();
    }
    FieldRepair repair =
        new FieldRepair(
            document(before),
            document(now),
            comparator.wholeAlignment(before, now),
            siblings.stream().map(PageRepair::document).toList());
    return broken.stream()
        .map(field -> new BrokenField(field, repair(field.left(), repair)))
        .toList();
  }

  private static Document document(PageView page) {
    return page.snapshot().document();
  }

  private Repair repair(Reading before, FieldRepair repair) {
    boolean isPlace =
        before.spec().source() instanceof FieldSource.Css
            || before.spec().source() instanceof FieldSource.Path;
    return isPlace
        ? repair.propose(
            before, contracts.getOrDefault(before.name(), FieldContract.learn(List.of())))
        : Repair.none("only fields found by CSS or XPath have an element to look for");
  }
}
