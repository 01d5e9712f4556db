import type { NamespaceContext } from './namespace-context.ts';

export const menu: NamespaceContext<'menu'> = {
  about: 'The side menu.',
  phrases: {
    challenge: { note: 'Where anybody publishes comics.' },
    guestPitch: { note: 'To a guest, above the ways to sign in.' },
    inbox: {
      note: 'An entry of the menu, and the heading of the page: gifts, messages and missions of a member.',
      most: 28,
    },
    newInInbox: {
      note: 'Spoken, behind “Inbox” in the header: so many gifts, messages and missions are new.',
    },
    buyCoins: { note: 'A button below the totals, to the page where coins are bought.', most: 40 },
    expiringCoins: { note: 'A button below the totals, and the list that it opens.', most: 40 },
    signInWith: {
      note: '{{provider}} is a name such as Apple. The button of the main way in.',
      most: 30,
    },
    signInByEmail: { note: 'The button of the main way in, where that is email.', most: 40 },
    byEmail: { note: 'A button below the main one, beside names such as Apple.', most: 18 },
    matureSwitch: { note: 'A switch that is on or off.', most: 28 },
    on: { note: 'State of a switch.', most: 12 },
    off: { note: 'State of a switch.', most: 12 },
    inquiry: { note: 'Leads to the form by which readers ask the service something.', most: 24 },
    fundSettlement: { note: 'A page that Japanese law wants, of the Japanese edition alone.' },
    specialTransaction: { note: 'A page that Japanese law wants, of the Japanese edition alone.' },
    legalPages: { note: 'Spoken; names the links at the foot of every page.' },
    toasts: { note: 'Spoken: the region where short messages appear.' },
  },
};
