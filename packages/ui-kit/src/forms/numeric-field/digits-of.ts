const fullWidthZero = 0xff10;

/**
 * The digits of a text, cut to `maxLength` (section 5). Full-width digits, as Japanese keyboards
 * write them, become plain.
 */
export function digitsOf(text: string, maxLength: number): string {
  return text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
    .replace(/[^0-9]/g, '')
    .slice(0, maxLength);
}
