import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';

/** What features add to each other's screens here. */
export const slots: EditionSlots = {
  EmailSignIn: lazyComponent(
    () => import('@hanji/features-account/sign-in/MenuSignInForm.tsx'),
    'MenuSignInForm',
  ),
  ReaderTotals: lazyComponent(
    () => import('@hanji/features-account/totals/ReaderTotals.tsx'),
    'ReaderTotals',
  ),
};
