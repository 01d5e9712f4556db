import { commentCount } from '@hanji/domain/numbers/comment-count.ts';
import { formatCommentCount } from '@hanji/i18n/format/numbers.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';

/** Writes how many comments there are, 999+ over 999 (reading-service, section 4 "Comments"). */
export function useFormatTotal(): (total: number) => string {
  const locale = useLocale();
  return (total) => formatCommentCount(locale, commentCount(total));
}
