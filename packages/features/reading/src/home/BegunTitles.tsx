import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { SkeletonRail } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useState, type ReactElement } from 'react';

/** What a member goes on with, where the edition says it; its room is kept until it has come. */
export function BegunTitles({ category }: { category: ContentCategory }): ReactElement | null {
  const { ContinueReading } = useSlots();
  const user = useCurrentUser();
  const [failed, setFailed] = useState(false);
  if (!ContinueReading || !user || failed) return null;
  return (
    <SlotBoundary fallback={<SkeletonRail />} onFailed={() => setFailed(true)}>
      <ContinueReading key={user.userId} category={category} />
    </SlotBoundary>
  );
}
