import { sortBarOrders } from '@hanji/domain/challenge/limits.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import type { ReactElement } from 'react';
import { orderedPath, type SortBarOrder } from '#paths/challenge-paths.ts';

type SortBarProps = {
  /** The address of the list without an order. */
  readonly path: string;
  readonly order: SortBarOrder;
};

const phrases = { recent: 'byRecent', updated: 'byUpdated' } as const;

/** 新着順 by when a title appeared, 更新順 by its newest chapter; each is an address. */
export function SortBar({ path, order }: SortBarProps): ReactElement {
  const t = usePhrases('challenge');
  return (
    <TabLinks
      label={t('order')}
      current={orderedPath(path, order)}
      tabs={sortBarOrders.map((other) => ({
        href: orderedPath(path, other),
        label: t(phrases[other]),
      }))}
    />
  );
}
