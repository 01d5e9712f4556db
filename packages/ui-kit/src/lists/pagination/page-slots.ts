/** A page to go to, from 1, or a gap where pages are left out. */
export type PageSlot = number | 'gap';

/**
 * The pages to offer: the first, the last and those around the current one. There are always
 * equally many (at most `5 + 2 * around`), so that nothing moves under the finger, and a gap never
 * stands for a single page.
 * @param page the current one, from 1
 * @param pages how many there are
 * @param around neighbours on each side of the current page
 */
export function pageSlots(page: number, pages: number, around: number): readonly PageSlot[] {
  const most = 5 + 2 * around;
  const run = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= most) return run(1, pages);
  const edge = most - 2;
  if (page <= edge - around) return [...run(1, edge), 'gap', pages];
  if (page > pages - edge + around) return [1, 'gap', ...run(pages - edge + 1, pages)];
  return [1, 'gap', ...run(page - around, page + around), 'gap', pages];
}
