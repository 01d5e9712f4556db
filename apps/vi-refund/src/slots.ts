import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';

/** What features add to each other's screens here. */
export const slots: EditionSlots = {
  PushPrompt: lazyComponent(
    () => import('@hanji/features-push/prompt/PushPrompt.tsx'),
    'PushPrompt',
  ),
};
