/**
 * How do two trees align? To follow the algorithm, read in this order:
 *
 * <ol>
 *   <li>{@link io.stemma.match.StructureMatcher} and what it returns, {@link
 *       io.stemma.match.Structure};
 *   <li>{@code Shapes}, {@code IndexedTree}, {@code ShapePairs}: equal subtrees get one number;
 *   <li>{@code SimpleTreeMatching} and {@code ChildMatching}: the exact score, and {@code Band},
 *       {@code ShapeClasses}, {@code LabelSequences}, {@code PairMemo}: what it leaves out;
 *   <li>{@code Aligner} and {@code ListMatching}: which node was matched with which;
 *   <li>{@code PathBound} and {@code Estimates}: what is left to say when the budget is spent;
 *   <li>{@code FullerAlignment} with {@code Doubts}, {@code Anchors}, {@code Containers}: through
 *       wrappers, renamed and moved elements;
 *   <li>{@code Movements} and {@code Differences}: the changes that a person would name;
 *   <li>{@code Folding}, {@code Vocabulary}, {@code Template}: the template behind a page.
 * </ol>
 */
@NullMarked
package io.stemma.match;

import org.jspecify.annotations.NullMarked;
