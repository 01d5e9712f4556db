import type { HistoryChapter } from '@hanji/contract/entities/coin-history.ts';
import type { CoinsDistributedFor, CoinsUsedFor } from '@hanji/contract/vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { CoinHistoryRow } from '@hanji/ui-kit/wallet/coin-history-row/CoinHistoryRow.tsx';
import type { ReactElement } from 'react';
import { chapterHref } from './chapter-href.ts';
import type { HistoryType } from '#history/history-address.ts';
import { kindPhrases } from '#history/kind-phrases.ts';

type HistoryRowProps = {
  readonly type: HistoryType;
  readonly kind: CoinsUsedFor | CoinsDistributedFor;
  readonly at: string;
  readonly amount: number;
  readonly chapter: HistoryChapter | null;
  /** Until when the coins can be spent, or that they have ended. */
  readonly expiry?: string | undefined;
};

/** A chapter's entry is headed by its title and leads there; any other by what it is. */
export function HistoryRow(props: HistoryRowProps): ReactElement {
  const { type, kind, at, amount, chapter, expiry } = props;
  const t = usePhrases('coinHistory');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const kindWords = t(kindPhrases[kind]);
  const number = formatNumber(locale, amount);
  const used = type === 'used';
  return (
    <CoinHistoryRow
      title={chapter?.contentName ?? kindWords}
      detail={
        chapter ? t('ofChapter', { kind: kindWords, chapter: chapter.chapterName }) : undefined
      }
      href={chapter ? chapterHref(chapter, kind) : undefined}
      date={formatDate(locale, at, timeZone)}
      dateTime={at}
      amount={used ? `−${number}` : `+${number}`}
      amountLabel={
        used ? t('spentCoins', { count: amount }) : t('receivedCoins', { count: amount })
      }
      kind={type}
      expiry={expiry}
    />
  );
}
