import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';

/** Writes a share of a chapter, 0 to 1, as whole percent. */
export function useFormatShare(): (share: number) => string {
  const locale = useLocale();
  return (share) => formatPercent(locale, Math.round(share * 100));
}
