import { eventCalls } from '@hanji/contract/calls/event.ts';
import type { EventPage } from '@hanji/contract/entities/event.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import { firstScreen, type Pages } from '@hanji/edition/pages/page.ts';
import type { eventApi } from '#endpoints/events.ts';
import { eventPath } from '#paths/event-path.ts';

const { firstCall } = firstCallsBy<(typeof eventApi)['endpoints']>();

/** What an event's page says of it to messengers and search engines; null where it is not known. */
function eventHead(event: EventPage | null) {
  const kind = 'article' as const;
  if (event === null) return { kind };
  const { title, summary, mature, picture, languageId, languages } = event;
  return {
    kind,
    title,
    description: summary || undefined,
    // One for adults shows its picture to nobody who was not asked.
    picture: mature ? null : picture,
    ...(mature && { robots: 'noindex' as const }),
    language: languageId,
    others: languages.map(({ languageId: language, id }) => ({ language, path: eventPath(id) })),
  };
}

/** Pages of events. */
export const eventPages = {
  '/event/:eventId': {
    component: 'EventPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const eventId = readId(params['eventId']);
        if (eventId === null) return null;
        return firstCall('getEvent', eventCalls.getEvent, { params: { eventId } });
      },
      head: (_words, event) => eventHead(event),
      pictures: ({ picture }) => [picture],
    }),
  },
} satisfies Pages;
