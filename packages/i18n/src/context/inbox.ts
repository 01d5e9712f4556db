import type { NamespaceContext } from './namespace-context.ts';

export const inbox: NamespaceContext<'inbox'> = {
  about: 'Gifts, messages and missions of a member, each in a tab of its own.',
  phrases: {
    gifts: { note: 'A tab.', most: 16 },
    messages: { note: 'A tab: what the service has written to the member.', most: 16 },
    missions: { note: 'A tab: tasks of the app that give coins or tickets.', most: 16 },
    receive: {
      note: 'A button beside a gift: its coins or tickets become the member’s.',
      most: 20,
    },
    receiving: { note: 'In place of the button.', most: 24 },
    receiveAll: { note: 'A button above the gifts.', most: 28 },
    received: { note: 'Beside a gift, in place of the button.', most: 20 },
    checkOut: { note: 'A button beside a gift: leads to what there is to look at.', most: 24 },
    receivedOne: { note: 'Said in passing.' },
    receivedAll: { note: 'Said in passing.' },
    endSoon: { note: 'Above the gifts: after that they can be received no more.' },
    tickets: { note: 'What a mission gives.', most: 28 },
    adTickets: { note: 'What a mission gives: tickets that spare an advertisement.', most: 40 },
    gift: { note: 'What a mission gives, where it is no coins or tickets.', most: 20 },
    appNeeded: { note: 'Below a mission, which can be looked at but not taken part in here.' },
    more: { note: 'A button below a long message.', most: 24 },
    less: { note: 'A button below a long message that is open.', most: 24 },
  },
};
