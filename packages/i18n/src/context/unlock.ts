import type { NamespaceContext } from './namespace-context.ts';

export const unlock: NamespaceContext<'unlock'> = {
  about: 'Buying and renting chapters: the dialog before a chapter, and several bought together.',
  phrases: {
    buy: { note: 'A button, and a choice beside its price: to own a chapter for good.', most: 20 },
    rent: { note: 'A choice beside its price: to read a chapter for some time.', most: 24 },
    rentFor: { note: '{{period}} is a span such as “3 days”.', most: 28 },
    coinsToBuy: { note: 'In place of the choice to buy, where coins are missing.', most: 40 },
    coinsToRent: { note: 'In place of the choice to rent, where coins are missing.', most: 40 },
    readForFree: { note: 'A choice: the gauge is full.', most: 28 },
    readWithTicket: { note: 'A choice beside how many tickets there are.', most: 28 },
    ticketsHeld: { note: 'Tickets that the reader has, beside the choice to use one.', most: 20 },
    getCoinsTitle: {
      note: 'Heads what is missing; the answer yes leads to where coins are bought.',
    },
    opening: { note: 'On the button that was pressed.', most: 24 },
    notNow: { note: 'Closes the dialog.', most: 18 },
    usesFor: { note: '{{way}} is a choice such as “Rent for 3 days”; coins that it takes follow.' },
    freeCoinsEnd: { note: 'Of a line that ends with a number; {{date}} is a day.' },
    shortFor: { note: '{{way}} is a choice such as “Rent for 3 days”.' },
    left: { note: 'Of a line that ends with a number of coins.' },
    missing: { note: 'Of a line that ends with a number of coins.' },
    spend: { note: 'The answer yes to “Use 3 coins?”.', most: 18 },
    priceNow: { note: '{{price}} is a number of coins.' },
    unlocked: { note: '{{name}} is that of a chapter.' },
    adTitle: { note: 'Heads a short advertisement that opens the chapter.' },
    adOpens: { note: '{{time}} counts down, such as “5 sec”.' },
    adsLeft: { note: '{{left}} is how many advertisements can be watched today.' },
    useAdTicket: {
      note: 'A button beside the advertisement, in place of which a ticket opens the chapter; {{count}} is how many such tickets the reader has.',
      most: 52,
    },
    otherWays: { note: 'A button beside the advertisement: renting or buying instead.', most: 20 },
    takeBack: { note: 'A button beside the words that something was bought.', most: 20 },
    selection: { note: 'Spoken: the bar with what was chosen to be bought.' },
    selected: { note: 'How many chapters were chosen.', most: 20 },
  },
};
