import { defaultMaxLength } from './free-text.ts';

const fullWidthZero = 0xff10;

/**
 * What stands in a numeric input after typing or pasting: the digits only, cut to a maximum length
 * (reading-service, section 5). Full-width digits, as Japanese keyboards write them, become plain.
 */
export function numericInput(text: string, maxLength: number = defaultMaxLength): string {
  return text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
    .replace(/[^0-9]/g, '')
    .slice(0, maxLength);
}
