/** A number that is exact: whole over whole, reduced, `under` above 0. */
export type Ratio = { readonly over: bigint; readonly under: bigint };

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

function reduced(over: bigint, under: bigint): Ratio {
  const divisor = commonDivisor(over < 0n ? -over : over, under);
  return { over: over / divisor, under: under / divisor };
}

/** @throws RangeError for what is not whole, and for a divisor that is not above 0 */
export function ratio(over: number, under = 1): Ratio {
  if (under <= 0) throw new RangeError(`${under} is no divisor`);
  return reduced(BigInt(over), BigInt(under));
}

export function plus(a: Ratio, b: Ratio): Ratio {
  return reduced(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minus(a: Ratio, b: Ratio): Ratio {
  return plus(a, { over: -b.over, under: b.under });
}

export function times(a: Ratio, b: Ratio): Ratio {
  return reduced(a.over * b.over, a.under * b.under);
}

export function sumOfRatios(ratios: readonly Ratio[]): Ratio {
  return ratios.reduce(plus, ratio(0));
}

/** The least whole number that is not below; for those that are not below 0. */
export function roundedUp({ over, under }: Ratio): number {
  return Number((over + under - 1n) / under);
}

/** For people, who may check it: `295/3`, or `98` where it is whole. */
export function ratioText({ over, under }: Ratio): string {
  return under === 1n ? `${over}` : `${over}/${under}`;
}
