import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';

/** Its heading is the same for every member. */
const wallScreen: FirstScreen = {
  head: ({ offerwall }) => ({ title: offerwall?.title, robots: 'noindex' }),
};

const ofMember = { access: 'member', saysLater: true, first: wallScreen } as const;

/** Where a member comes to free coins (challenge-and-shutdown, section 2.6). */
export const offerWallPages = {
  '/offerwall': { ...ofMember, component: 'OfferWallPage' },
  '/offerwall/pointpark/result': { ...ofMember, component: 'ResultPage', query: ['id'] },
} satisfies Pages;
