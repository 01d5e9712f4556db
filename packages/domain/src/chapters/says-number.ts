/**
 * Whether a chapter's name says its number already, in digits of any width, so that a list need not
 * say it beside the name.
 */
export function saysNumber(name: string, number: number): boolean {
  const numbers = name.normalize('NFKC').match(/\d+/g) ?? [];
  return numbers.some((digits) => Number(digits) === number);
}
