import { useRunningEdition } from '#edition-context.tsx';
import { useCurrentUser } from '#session/use-current-user.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

/** What the side menu holds, for whoever reads. */
export function MenuContent() {
  const { slots } = useRunningEdition();
  const user = useCurrentUser();
  if (!user) return <VisitorMenu />;
  const Totals = slots?.WithReaderTotals;
  if (!Totals) return <MemberMenu user={user} totals={null} />;
  return <Totals>{(totals) => <MemberMenu user={user} totals={totals} />}</Totals>;
}
