import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { FooterLinks } from '@hanji/features-help/footer/FooterLinks.tsx';

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
  // On every page, and small.
  FooterLinks,
  CommentTotal: lazyComponent(
    () => import('@hanji/features-community/total/CommentTotal.tsx'),
    'CommentTotal',
  ),
  EndComments: lazyComponent(
    () => import('@hanji/features-community/end/EndComments.tsx'),
    'EndComments',
  ),
  PlacedComments: lazyComponent(
    () => import('@hanji/features-community/placed/PlacedComments.tsx'),
    'PlacedComments',
  ),
  PlacedCommentsSwitch: lazyComponent(
    () => import('@hanji/features-community/placed/PlacedCommentsSwitch.tsx'),
    'PlacedCommentsSwitch',
  ),
  EnterContests: lazyComponent(
    () => import('@hanji/features-contest/desk/EnterContests.tsx'),
    'EnterContests',
  ),
  ContinueReading: lazyComponent(
    () => import('@hanji/features-library/continue/ContinueReading.tsx'),
    'ContinueReading',
  ),
  SubscribeButton: lazyComponent(
    () => import('@hanji/features-library/subscribe/SubscribeButton.tsx'),
    'SubscribeButton',
  ),
  InboxNews: lazyComponent(() => import('@hanji/features-inbox/news/InboxNews.tsx'), 'InboxNews'),
  PushPrompt: lazyComponent(
    () => import('@hanji/features-push/prompt/PushPrompt.tsx'),
    'PushPrompt',
  ),
  NoticeSettings: lazyComponent(
    () => import('@hanji/features-push/settings/NoticeSettings.tsx'),
    'NoticeSettings',
  ),
};
