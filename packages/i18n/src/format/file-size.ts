import type { Locale } from '../locale.ts';

const megabyte = 1024 * 1024;

/** The size of a file in megabytes, with one decimal and never none at all: `1.5 MB`, `1,5 Mo`. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', ...decimals });
  return format.format(Math.max(0.1, bytes / megabyte));
}
