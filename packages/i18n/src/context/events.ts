import type { NamespaceContext } from './namespace-context.ts';

export const events: NamespaceContext<'events'> = {
  about:
    'The page of an event that the service holds: chapters free or cheaper for a while, more coins, something to join in.',
  phrases: {
    upcoming: { note: 'A mark on an event that has not begun.', most: 24 },
    running: { note: 'A mark on an event that goes on now.', most: 24 },
    ended: { note: 'A mark on an event that is over.', most: 24 },
    period: { note: 'Before the days and times from and until which it goes on.', most: 24 },
    titles: { note: 'A heading over the comics and novels that take part.', most: 40 },
    over: { note: 'Below the name of an event that is over.' },
    adultText: { note: 'In place of an event for adults, to who is not signed in.' },
    toEvents: { note: 'A button: leads to the events that go on now.', most: 40 },
  },
};
