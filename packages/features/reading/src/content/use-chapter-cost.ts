import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { chapterCost, isClosed, type ChapterCost } from '@hanji/domain/chapters/chapter-cost.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDuration, formatRentTime } from '@hanji/i18n/format/times.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { useState } from 'react';
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
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [now] = useState(Date.now);
  const cost = chapterCost(content, chapter, now);
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
        return formatRentTime(translate, locale, said.time, timeZone);
      case 'wait':
        if (said.time.kind === 'ready') return t('readNow');
        return t('waitFor', { time: formatDuration(translate, said.time) });
      case 'price':
        return coins(said.coins);
    }
  }
}
