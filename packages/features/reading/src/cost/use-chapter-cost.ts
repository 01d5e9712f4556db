import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import {
  chapterCost,
  coinPrice,
  isClosed,
  type ChapterCost,
} from '@hanji/domain/chapters/chapter-cost.ts';
import { offersBuying } from '@hanji/domain/chapters/coin-offers.ts';
import { discountPercent } from '@hanji/domain/purchase/price.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { formatDuration, formatRentTime } from '@hanji/i18n/format/times.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { useState } from 'react';
import { costTones } from './cost-tones.ts';

type ChapterSeller = Pick<Content, 'adsEnabled' | 'inventory'>;

type CostWords = Pick<
  ChapterRowProps,
  'state' | 'tone' | 'original' | 'discount' | 'coinBack' | 'uses'
> & {
  readonly closed: boolean;
};

const takings = { gauge: 'usesGauge', ticket: 'usesTicket' } as const;

/**
 * What a chapter costs, in the reader's words; `chosen` while it can be chosen to be bought, so that
 * what choosing it adds to the sum is seen, even where it can be read without.
 */
export function useChapterCost(
  content: ChapterSeller,
  chapter: Chapter,
  chosen = false,
): CostWords {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [now] = useState(Date.now);
  const cost = chosen ? coinPrice(chapter.salesConfig) : chapterCost(content, chapter, now);
  const coins = (count: number): string => t('priceCoins', { count });

  return {
    state: words(cost),
    tone: costTones[cost.kind],
    ...(cost.kind === 'price' ? offer(cost) : {}),
    ...(cost.kind === 'readNow' && cost.uses ? { uses: t(takings[cost.uses]) } : {}),
    closed: isClosed(cost),
  };

  /** What makes a price better: it was higher, or coins come back from buying. */
  function offer(price: ChapterCost & { kind: 'price' }): Partial<CostWords> {
    const { salesConfig } = chapter;
    const percent = price.before === null ? null : discountPercent(price.coins, price.before);
    const back = offersBuying(salesConfig) ? salesConfig.coinBackPrice : 0;
    return {
      original:
        price.before === null
          ? undefined
          : {
              price: String(price.before),
              label: t('originalPrice', { price: coins(price.before) }),
            },
      discount:
        percent === null ? undefined : t('discount', { percent: formatPercent(locale, percent) }),
      coinBack: back > 0 ? t('coinsBack', { count: back }) : undefined,
    };
  }

  function words(shown: ChapterCost): string {
    switch (shown.kind) {
      case 'owned':
        return t('owned');
      case 'free':
        return t('free');
      case 'freeEvent':
        return t('freeEvent');
      case 'readNow':
        return t('readNow');
      case 'remained':
        return formatRentTime(translate, locale, shown.time, timeZone);
      case 'wait':
        if (shown.time.kind === 'ready') return t('readNow');
        return t('waitFor', { time: formatDuration(translate, shown.time) });
      case 'price':
        return coins(shown.coins);
    }
  }
}
