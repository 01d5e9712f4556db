import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { useWide } from '@hanji/ui-kit/shared/use-media.ts';
import { Link } from 'react-router-dom';
import { useSlots } from '#edition-context.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import type { ReaderTotals } from '#slots/edition-slots.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import * as styles from './HeaderCoins.module.css';

/** All coins of a member, and the way to more; on narrow screens the menu has them. */
export function HeaderCoins() {
  const { ReaderTotals } = useSlots();
  const hasPage = useHasPage();
  const signedIn = useCurrentUser() !== null;
  const wide = useWide();
  if (!ReaderTotals || !signedIn || !wide || !hasPage('/coinpurchase')) return null;
  return (
    <SlotBoundary>
      <ReaderTotals>{(totals) => totals && <Coins totals={totals} />}</ReaderTotals>
    </SlotBoundary>
  );
}

function Coins({ totals }: { readonly totals: ReaderTotals }) {
  const t = usePhrases('menu');
  const locale = useLocale();
  const coins = formatNumber(locale, totals.purchasedCoins + totals.freeCoins);
  return (
    <Link
      to="/coinpurchase"
      className={styles.coins}
      aria-label={`${t('buyCoins')}, ${t('coins')} ${coins}`}
    >
      <Icon name="coin" size={20} />
      <span>{coins}</span>
    </Link>
  );
}
