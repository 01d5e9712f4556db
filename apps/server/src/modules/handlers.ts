import type { SharingOptions } from '#http/calls/answer-call.ts';
import type { Handlers, Sharing } from '#http/calls/call-handler.ts';
import { certificationHandlers } from './account/certification/routes.ts';
import { externalLoginHandlers } from './account/external/routes.ts';
import { guestHandlers } from './account/guest/routes.ts';
import { migrationHandlers } from './account/migration/routes.ts';
import { profileHandlers } from './account/profile/routes.ts';
import { passwordHandlers } from './account/password/routes.ts';
import { sessionHandlers } from './account/sessions/routes.ts';
import { signInHandlers } from './account/sign-in/routes.ts';
import { consentHandlers } from './account/consents/routes.ts';
import { passwordResetHandlers } from './account/password/reset-password.ts';
import { signUpHandlers } from './account/sign-up/routes.ts';
import { appHandlers } from './app/routes.ts';
import { browsingHandlers } from './browsing/routes.ts';
import { challengeHandlers } from './challenge/routes.ts';
import { commentHandlers } from './community/routes.ts';
import { contentHandlers } from './content/routes.ts';
import { contestHandlers } from './contest/routes.ts';
import { creatorHandlers } from './creator/routes.ts';
import { inboxHandlers } from './inbox/routes.ts';
import { libraryHandlers } from './library/routes.ts';
import { pushHandlers } from './push/routes.ts';
import { eventHandlers } from './events/routes.ts';
import { guideHandlers } from './written/routes.ts';
import { helpHandlers } from './help/routes.ts';
import { readingEventHandlers } from './readers/events/routes.ts';
import { placeHandlers } from './readers/places/routes.ts';
import { refundHandlers } from './refund/routes.ts';
import { memberHandlers } from './member/routes.ts';
import { offerWallHandlers } from './offerwall/routes.ts';
import { cardHandlers, orderHandlers } from './payment/routes.ts';
import { walletHandlers } from './wallet/routes.ts';
import type { CallName } from '@hanji/contract/calls/calls.ts';
import type { RequestContext } from '#http/request-context.ts';

/** Every handler of the wire: one that is missing does not compile. */
export function handlers(context: RequestContext, sharing: SharingOptions): Handlers {
  return {
    ...appHandlers(context),
    ...browsingHandlers(context),
    ...contentHandlers(context, sharing),
    ...commentHandlers(context),
    ...challengeHandlers(context),
    ...contestHandlers(context),
    ...creatorHandlers(context),
    ...inboxHandlers(context),
    ...libraryHandlers(context),
    ...pushHandlers(context),
    ...eventHandlers(context),
    ...guideHandlers(context),
    ...helpHandlers(context),
    ...readingEventHandlers(context),
    ...placeHandlers(context),
    ...memberHandlers(context),
    ...refundHandlers(context),
    ...walletHandlers(context),
    ...orderHandlers(context),
    ...cardHandlers(context),
    ...offerWallHandlers(context),
    ...certificationHandlers(context),
    ...externalLoginHandlers(context),
    ...guestHandlers(context),
    ...migrationHandlers(context),
    ...profileHandlers(context),
    ...signInHandlers(context),
    ...sessionHandlers(context),
    ...passwordHandlers(context),
    ...consentHandlers(context),
    ...passwordResetHandlers(context),
    ...signUpHandlers(context),
  };
}

/** Calls that need to know what a reader has read of a title, and what of it is theirs. */
export const titleCalls: ReadonlySet<CallName> = new Set<CallName>([
  'getContent',
  'getChapters',
  'getChapterView',
  'getChapterEpub',
  'readChapter',
  'finishChapter',
]);

/** Calls that answer many the same, and are asked for most. */
export const sharedCalls: ReadonlyMap<CallName, Sharing> = new Map<CallName, Sharing>([
  ['getHome', 'everybody'],
  ['getAdultHome', 'everybody'],
  ['getEvents', 'everybody'],
  ['getEvent', 'visitors'],
  ['getMenu', 'everybody'],
  ['getMenuItem', 'everybody'],
  ['getGenre', 'everybody'],
  ['getCatalog', 'everybody'],
  ['getSuggestions', 'everybody'],
  ['getChallengeHome', 'everybody'],
  ['getChallengeContents', 'everybody'],
  ['getChallengeGenre', 'everybody'],
  ['getChallengeRanking', 'everybody'],
  ['getChallengeContent', 'visitors'],
  ['getContent', 'visitors'],
  ['getChapters', 'visitors'],
  ['getContests', 'everybody'],
  ['getContest', 'everybody'],
  ['getContestEntries', 'everybody'],
  ['getContestResult', 'everybody'],
  ['getGuide', 'everybody'],
]);
