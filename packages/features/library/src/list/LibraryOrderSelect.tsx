import { libraryOrders, type LibraryOrder } from '@hanji/contract/library-vocabulary.ts';
import type { PhraseKey } from '@hanji/i18n/phrases.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import type { ReactElement } from 'react';

type LibraryOrderSelectProps = {
  readonly order: LibraryOrder;
  readonly onOrder: (order: LibraryOrder) => void;
};

const phrases = {
  updated: 'byUpdated',
  registered: 'byRegistered',
  name: 'byName',
} as const satisfies Record<LibraryOrder, PhraseKey<'library'>>;

/** In which order a list is shown. */
export function LibraryOrderSelect({ order, onOrder }: LibraryOrderSelectProps): ReactElement {
  const t = usePhrases('library');
  return (
    <Select
      label={t('order')}
      labelHidden
      value={order}
      onValue={onOrder}
      options={libraryOrders.map((value) => ({ value, label: t(phrases[value]) }))}
    />
  );
}
