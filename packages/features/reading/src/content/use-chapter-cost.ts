import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import type { RemainingTime } from '@hanji/domain/times/labels/remaining-time.ts';
import { formatRemainingTime } from '@hanji/i18n/format/quantities.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { chapterCost, costTones, isClosed, type ChapterCost } from './chapter-cost.ts';

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
  const time = (left: RemainingTime): string => formatRemainingTime(translate, left);

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
        return t('remained', { time: time(said.time) });
      case 'wait':
        return said.time.kind === 'ready' ? t('readNow') : t('waitFor', { time: time(said.time) });
      case 'price':
        return coins(said.coins);
    }
  }
}
