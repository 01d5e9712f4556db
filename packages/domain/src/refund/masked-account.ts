const shown = 4;

/** An account number as anybody may see it: its last four digits; none of one that has no more. */
export function maskedAccount(number: string): string {
  const seen = number.length > shown ? number.slice(-shown) : '';
  return '•'.repeat(number.length - seen.length) + seen;
}
