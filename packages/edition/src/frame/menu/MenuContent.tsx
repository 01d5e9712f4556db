import { useSlots } from '#edition-context.tsx';
import { useCurrentUser } from '#session/use-current-user.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

/** What the side menu holds, for whoever reads. */
export function MenuContent() {
  const { ReaderTotals } = useSlots();
  const user = useCurrentUser();
  if (!user) return <VisitorMenu />;
  const plain = <MemberMenu user={user} totals={null} />;
  if (!ReaderTotals) return plain;
  return (
    <SlotBoundary fallback={plain}>
      <ReaderTotals>{(totals) => <MemberMenu user={user} totals={totals} />}</ReaderTotals>
    </SlotBoundary>
  );
}
