import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { listEvents } from './list-events.ts';
import { readEvent } from './read-event.ts';

export function eventHandlers(context: RequestContext): Pick<Handlers, 'getEvents' | 'getEvent'> {
  return {
    getEvents: (request) => listEvents(context, request.params.category, request),
    getEvent: (request) => readEvent(context, request.params.eventId, request),
  };
}
