import type { CoinSpending } from '@hanji/contract/entities/purchase.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

type Uses = CoinSpending['uses'];

/**
 * The lines of what would be used, in its order: coins that read alike are one line, as those that
 * end at two hours of one day.
 */
export function usePlannedUses() {
  const t = usePhrases('unlock');
  const menu = usePhrases('menu');
  const reading = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();

  function labelOf({ kind, expireAt }: Uses[number]): string {
    if (kind === 'purchased') return t('boughtCoins');
    if (expireAt === null) return menu('freeCoins');
    return t('freeCoinsEnd', { date: formatDate(locale, expireAt, timeZone) });
  }

  return (uses: Uses) => {
    const lines = new Map<string, Uses[number]>();
    for (const use of uses) {
      const label = labelOf(use);
      const before = lines.get(label)?.amount ?? 0;
      lines.set(label, { ...use, amount: before + use.amount });
    }
    return [...lines].map(([label, { kind, amount }]) => ({
      means: kind === 'given' ? ('freeCoins' as const) : ('paidCoins' as const),
      label,
      amount: reading('priceCoins', { count: amount }),
    }));
  };
}
