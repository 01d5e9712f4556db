/**
 * How much less a price is than it was, in whole percent: cut, so that no more is promised than is
 * given. Null where that is less than one percent, or nothing.
 */
export function discountPercent(price: number, before: number): number | null {
  const percent = Math.floor(((before - price) * 100) / before);
  return percent >= 1 ? percent : null;
}
