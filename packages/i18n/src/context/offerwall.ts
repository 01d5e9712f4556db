import type { NamespaceContext } from './namespace-context.ts';

export const offerwall: NamespaceContext<'offerwall'> = {
  about:
    'The page on which coins are earned that cost nothing: missions of advertisers, and points of a credit card that become coins. Pages of partners do both.',
  phrases: {
    missionNow: { note: 'How many missions there are; {{coins}} is an amount such as “16 coins”.' },
    missionOpen: { note: 'A button.', most: 40 },
    conversionOpen: { note: 'A button.', most: 40 },
    grantedText: { note: 'So many points of a card; {{coins}} is an amount such as “15 coins”.' },
    toWall: { note: 'A button that leads to the page of free coins.', most: 40 },
  },
};
