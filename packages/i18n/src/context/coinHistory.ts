import type { NamespaceContext } from './namespace-context.ts';

export const coinHistory: NamespaceContext<'coinHistory'> = {
  about: 'The page that lists where coins came from and what they went for.',
  phrases: {
    distributed: { note: 'A tab: coins that came.', most: 14 },
    used: { note: 'A tab: coins that went.', most: 14 },
    kinds: { note: 'Spoken; names the row of kinds to choose from.' },
    allKinds: { note: 'Of the kinds to choose from: no matter which.', most: 14 },
    unlock: { note: 'A kind: a chapter was bought. Also before its name.', most: 24 },
    rental: { note: 'A kind: a chapter was rented. Also before its name.', most: 24 },
    expired: { note: 'A kind: coins whose time was over.', most: 24 },
    refunded: { note: 'A kind: coins for which money was paid back.', most: 24 },
    bought: { note: 'A kind: coins that were paid for.', most: 24 },
    bonus: { note: 'A kind: coins that came with bought ones.', most: 24 },
    gift: { note: 'A kind: coins that were given.', most: 24 },
    coinBack: { note: 'A kind: coins that came back after a purchase.', most: 24 },
    takeBack: { note: 'A kind: coins of a purchase that its reader undid.', most: 24 },
    moved: { note: 'A kind: coins that came along with an account from there.', most: 24 },
    period: { note: 'Spoken; names the row of periods to choose from.' },
    month: { note: 'Counted back from today, not a month of the calendar.' },
    ofChapter: { note: '{{kind}} is such as “Rental”, {{chapter}} the name of a chapter.' },
    ended: { note: 'Beside coins that came; {{date}} is a day that is over.' },
    spentCoins: { note: 'Spoken, for “−3”.' },
    receivedCoins: { note: 'Spoken, for “+3”.' },
    endsNext: { note: 'Below what the reader has: what of it ends first; {{date}} is a day.' },
    showAll: { note: 'A link that takes the choices of kind and period away.', most: 24 },
  },
};
