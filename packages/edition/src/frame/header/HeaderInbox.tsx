import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { Link } from 'react-router-dom';
import { useSlots } from '#edition-context.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import type { InboxNews } from '#slots/edition-slots.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import * as styles from './HeaderInbox.module.css';

/** How much is new in a member's inbox, and the way there; as long as nothing is, the menu has it. */
export function HeaderInbox() {
  const { InboxNews: News } = useSlots();
  const hasPage = useHasPage();
  const signedIn = useCurrentUser() !== null;
  if (!News || !signedIn || !hasPage('/inbox')) return null;
  return (
    <SlotBoundary>
      <News>{(news) => news && <Badge news={news} />}</News>
    </SlotBoundary>
  );
}

function Badge({ news: { count, href } }: { readonly news: InboxNews }) {
  const t = usePhrases('menu');
  const locale = useLocale();
  return (
    <Link to={href} className={styles.inbox}>
      <VisuallyHidden>{`${t('inbox')}, ${t('newInInbox', { count })}`}</VisuallyHidden>
      <Icon name="gift" />
      <span className={styles.count} aria-hidden>
        {formatNumber(locale, count)}
      </span>
    </Link>
  );
}
