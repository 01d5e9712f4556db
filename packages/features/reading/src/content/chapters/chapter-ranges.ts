const rangeRows = 100;

type ChapterRange = {
  /** Of the chapter that it begins with. */
  readonly id: number;
  /** Places from the oldest, which is 1. */
  readonly from: number;
  readonly to: number;
};

/** A list by the hundred, as it is shown: a list with the newest first counts down. */
export function rangesOf(
  shown: readonly { readonly id: number }[],
  newestFirst: boolean,
): ChapterRange[] {
  const place = (index: number): number => (newestFirst ? shown.length - index : index + 1);
  return shown.flatMap(({ id }, index) =>
    index % rangeRows === 0
      ? [{ id, from: place(index), to: place(Math.min(index + rangeRows, shown.length) - 1) }]
      : [],
  );
}
