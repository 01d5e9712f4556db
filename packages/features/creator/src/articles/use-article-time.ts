import type { OwnArticle } from '@hanji/contract/entities/creator.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

type Timed = Pick<OwnArticle, 'state' | 'publishedAt' | 'updatedAt'>;

/** When an article came or comes out, by the clocks of the edition; of a draft, when it changed. */
export function useArticleTime(): (article: Timed) => string {
  const t = usePhrases('creator');
  const locale = useLocale();
  const { timeZone } = useEdition();
  return ({ state, publishedAt, updatedAt }) => {
    const time = (moment: string): string => formatDateTime(locale, moment, timeZone);
    if (publishedAt === null || state === 'draft') {
      return t('updatedOn', { date: time(updatedAt) });
    }
    return state === 'scheduled' ? t('comesOut', { time: time(publishedAt) }) : time(publishedAt);
  };
}
