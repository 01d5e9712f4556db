import type { EventPage } from '../entities/event.ts';
import { call } from './call.ts';

export const eventCalls = {
  getEvent: call<{ params: { eventId: number }; response: EventPage }>({
    method: 'GET',
    path: '/event/{eventId}',
    summary: 'An event: what it is, when, and the titles that take part',
    source: 'reading-service 2, event list; decision "pages of events"',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
} as const;
