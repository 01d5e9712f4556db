import { certificationCalls } from './account/certification.ts';
import { externalLoginCalls } from './account/external-login.ts';
import { guestCalls } from './account/guest.ts';
import { migrationCalls } from './account/migration.ts';
import { matureCalls } from './account/mature.ts';
import { profileCalls } from './account/profile.ts';
import { passwordCalls } from './account/password.ts';
import { sessionCalls } from './account/session.ts';
import { signUpCalls } from './account/sign-up.ts';
import { appCalls } from './app.ts';
import { browsingCalls } from './browsing.ts';
import { challengeCommentCalls } from './challenge-comment.ts';
import { challengeCalls } from './challenge.ts';
import { coinCalls } from './coin.ts';
import { commentCalls } from './comment.ts';
import { contentCalls } from './content.ts';
import { contestCalls } from './contest.ts';
import { eventCalls } from './event.ts';
import { guideCalls } from './guide.ts';
import { articleUploadCalls } from './creator/article-upload.ts';
import { ownArticleCalls } from './creator/own-article.ts';
import { ownTitleCalls } from './creator/own-title.ts';
import { receivedCommentCalls } from './creator/received-comment.ts';
import { helpCalls } from './help.ts';
import { inboxCalls } from './inbox.ts';
import { libraryCalls } from './library.ts';
import { memberCalls } from './member.ts';
import { offerWallCalls } from './offerwall.ts';
import { purchaseCalls } from './purchase.ts';
import { pushCalls } from './push.ts';
import { readingCalls } from './reading.ts';
import { refundCalls } from './refund.ts';
import { suggestionCalls } from './suggestion.ts';
import { cardCalls } from './payment/card.ts';
import { orderCalls } from './payment/order.ts';

/** Every call of the wire, by its name. */
export const calls = {
  ...appCalls,
  ...browsingCalls,
  ...suggestionCalls,
  ...certificationCalls,
  ...externalLoginCalls,
  ...guestCalls,
  ...migrationCalls,
  ...contentCalls,
  ...commentCalls,
  ...challengeCalls,
  ...challengeCommentCalls,
  ...contestCalls,
  ...readingCalls,
  ...coinCalls,
  ...purchaseCalls,
  ...orderCalls,
  ...cardCalls,
  ...offerWallCalls,
  ...eventCalls,
  ...guideCalls,
  ...helpCalls,
  ...inboxCalls,
  ...libraryCalls,
  ...refundCalls,
  ...ownTitleCalls,
  ...ownArticleCalls,
  ...articleUploadCalls,
  ...receivedCommentCalls,
  ...pushCalls,
  ...memberCalls,
  ...matureCalls,
  ...profileCalls,
  ...sessionCalls,
  ...passwordCalls,
  ...signUpCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
