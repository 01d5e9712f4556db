import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { LinkRow } from '#layout/Rows.tsx';
import { useOffersMove } from '#layout/use-offers-move.ts';

/** The way to the migration among a member's rows, where there is something to move from. */
export function IntegrateRow(): ReactElement | null {
  const t = usePhrases('integrate');
  return useOffersMove() ? <LinkRow href="/integrate" label={t('title')} /> : null;
}
