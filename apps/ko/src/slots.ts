import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';

/** What features add to each other's screens here. */
export const slots: EditionSlots = {
  EmailSignIn: lazyComponent(
    () => import('@hanji/features-account/sign-in/form/MenuSignInForm.tsx'),
    'MenuSignInForm',
  ),
  ReaderTotals: lazyComponent(
    () => import('@hanji/features-wallet/totals/ReaderTotals.tsx'),
    'ReaderTotals',
  ),
  ExpiringCoins: lazyComponent(
    () => import('@hanji/features-wallet/totals/ExpiringCoins.tsx'),
    'ExpiringCoins',
  ),
  ChapterPurchase: lazyComponent(
    () => import('@hanji/features-wallet/purchase/ChapterPurchase.tsx'),
    'ChapterPurchase',
  ),
  PendingPurchase: lazyComponent(
    () => import('@hanji/features-wallet/purchase/pending/PendingPurchase.tsx'),
    'PendingPurchase',
  ),
  SelectPurchase: lazyComponent(
    () => import('@hanji/features-wallet/purchase/selection/SelectPurchase.tsx'),
    'SelectPurchase',
  ),
};
