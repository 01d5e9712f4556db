import {
  libraryOrders,
  type LibraryOrder,
  type LibraryType,
} from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import type { PhraseKey } from '@hanji/i18n/phrases.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import type { ReactElement } from 'react';
import { libraryPath } from '#paths/library-paths.ts';
import * as styles from './LibraryFilters.module.css';

type LibraryFiltersProps = {
  readonly type: LibraryType;
  readonly category: ContentCategory;
  /** Undefined where the list has one order alone. */
  readonly order: LibraryOrder | undefined;
  readonly onOrder: (order: LibraryOrder) => void;
};

const orderPhrases = {
  updated: 'byUpdated',
  registered: 'byRegistered',
  name: 'byName',
} as const satisfies Record<LibraryOrder, PhraseKey<'library'>>;

const kinds = [
  ['all_comic', 'comics'],
  ['all_novel', 'novels'],
] as const satisfies readonly (readonly [ContentCategory, PhraseKey<'frame'>])[];

/** Comics or novels, and beside what is rented what is owned, each an address; and the order. */
export function LibraryFilters(props: LibraryFiltersProps): ReactElement {
  const { type, category, order, onOrder } = props;
  const t = usePhrases('library');
  const frame = usePhrases('frame');
  const ofOwn = type === 'rented' || type === 'unlocked';
  return (
    <div className={styles.filters}>
      <ChipRow label={t('kind')} current={category}>
        {kinds.map(([other, phrase]) => (
          <Chip key={other} href={libraryPath(type, other)} current={other === category}>
            {frame(phrase)}
          </Chip>
        ))}
      </ChipRow>
      {ofOwn && (
        <ChipRow label={t('own')} current={type}>
          {(['rented', 'unlocked'] as const).map((other) => (
            <Chip key={other} href={libraryPath(other, category)} current={other === type}>
              {t(other)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {order && (
        <Select
          label={t('order')}
          value={order}
          onValue={onOrder}
          options={libraryOrders.map((value) => ({ value, label: t(orderPhrases[value]) }))}
        />
      )}
    </div>
  );
}
