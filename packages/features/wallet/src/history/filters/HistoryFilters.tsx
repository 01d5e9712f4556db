import { coinHistoryMonths, type CoinHistoryMonths } from '@hanji/contract/vocabulary.ts';
import type { PhraseKey } from '@hanji/i18n/phrases.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import type { ReactElement } from 'react';
import {
  historyPath,
  kindsOf,
  type HistoryFilter,
  type HistoryType,
} from '#history/history-address.ts';
import * as styles from './HistoryFilters.module.css';
import { kindPhrases } from '#history/kind-phrases.ts';

type HistoryFiltersProps = { readonly type: HistoryType; readonly filter: HistoryFilter };

const periods = {
  1: 'month',
  3: 'threeMonths',
  12: 'year',
} as const satisfies Record<CoinHistoryMonths, PhraseKey<'coinHistory'>>;

/** Kinds and periods to choose from, each an address of its own. */
export function HistoryFilters({ type, filter }: HistoryFiltersProps): ReactElement {
  const t = usePhrases('coinHistory');
  const { kind, months } = filter;
  return (
    <div className={styles.filters}>
      <ChipRow label={t('kinds')} current={kind ?? 'all'}>
        <Chip href={historyPath(type, { months })} current={kind === undefined}>
          {t('allKinds')}
        </Chip>
        {kindsOf[type].map((other) => (
          <Chip
            key={other}
            href={historyPath(type, { kind: other, months })}
            current={other === kind}
          >
            {t(kindPhrases[other])}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={t('period')} current={String(months ?? 'all')}>
        <Chip href={historyPath(type, { kind })} current={months === undefined}>
          {t('anyTime')}
        </Chip>
        {coinHistoryMonths.map((other) => (
          <Chip
            key={other}
            href={historyPath(type, { kind, months: other })}
            current={other === months}
          >
            {t(periods[other])}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
