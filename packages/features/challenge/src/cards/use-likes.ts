import { shortenLikes } from '@hanji/domain/numbers/number-shortening.ts';
import { formatShortNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';

/** Likes in words, from 10,000 as 1.2万 (challenge-and-shutdown, section 9). */
export function useLikes(): {
  readonly number: (likes: number) => string;
  readonly words: (likes: number) => string;
} {
  const t = usePhrases('challenge');
  const translate = useTranslate();
  const locale = useLocale();
  const number = (likes: number): string =>
    formatShortNumber(translate, locale, shortenLikes(likes));
  return { number, words: (likes) => t('likes', { count: likes, number: number(likes) }) };
}
