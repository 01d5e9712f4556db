import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { remainingTime } from '@hanji/domain/times/labels.ts';
import { formatRemainingTime } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';

/** How the gauge stands, in words; visitors see that they can read now (section 4). */
export function useGaugeState(inventory: Pick<Inventory, 'readForFree'> | null): string {
  const t = usePhrases('reading');
  const translate = useTranslate();
  if (inventory === null) return t('readNow');
  const { amount, recoverRemained } = inventory.readForFree;
  if (amount > 0) return formatRemainingTime(translate, { kind: 'ready' });
  if (recoverRemained === 0) return t('gaugeIdle');
  return formatRemainingTime(translate, remainingTime(recoverRemained));
}
