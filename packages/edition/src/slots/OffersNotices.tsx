import type { ReactElement } from 'react';
import { useSlots } from '#edition-context.tsx';
import { useLatePart } from '#lazy/use-late-part.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import type { PushPromptProps } from './edition-slots.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

async function late(): Promise<true> {
  return true;
}

/**
 * Where notices are offered, to who is signed in: nobody else would be sent any. Its code comes
 * seconds after the page, which waits for nothing of it.
 */
export function OffersNotices({ lasting }: PushPromptProps): ReactElement | null {
  const { PushPrompt } = useSlots();
  const user = useCurrentUser();
  const isLate = useLatePart(late, false);
  if (!PushPrompt || !user || !isLate) return null;
  return (
    <SlotBoundary>
      <PushPrompt lasting={lasting} />
    </SlotBoundary>
  );
}
