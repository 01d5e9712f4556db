import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { chapterCost, isClosed, type ChapterCost } from '@hanji/domain/chapters/chapter-cost.ts';
import { formatDuration } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { costTones } from './cost-tones.ts';

type CostWords = {
  readonly words: string;
  readonly tone: ChapterRowProps['tone'];
  readonly original: ChapterRowProps['original'];
  readonly closed: boolean;
};

/** What a chapter costs, in the reader's words. */
export function useChapterCost(content: Content, chapter: Chapter): CostWords {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const cost = chapterCost(content, chapter);
  const coins = (count: number): string => t('priceCoins', { count });

  return {
    words: words(cost),
    tone: costTones[cost.kind],
    original:
      cost.kind === 'price' && cost.before !== null
        ? {
            price: String(cost.before),
            label: t('originalPrice', { price: coins(cost.before) }),
          }
        : undefined,
    closed: isClosed(cost),
  };

  function words(said: ChapterCost): string {
    switch (said.kind) {
      case 'owned':
        return t('owned');
      case 'free':
        return t('free');
      case 'freeEvent':
        return t('freeEvent');
      case 'readNow':
        return t('readNow');
      case 'remained':
      case 'wait': {
        if (said.time.kind === 'ready') return t('readNow');
        const time = formatDuration(translate, said.time);
        return t(said.kind === 'wait' ? 'waitFor' : 'remained', { time });
      }
      case 'price':
        return coins(said.coins);
    }
  }
}
