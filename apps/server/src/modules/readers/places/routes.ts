import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { keepPlaces } from './keep-places.ts';
import { readPlaces } from './read-places.ts';

export function placeHandlers(context: RequestContext): Pick<Handlers, 'keepPlaces' | 'getPlaces'> {
  return {
    keepPlaces: (call) => keepPlaces(context, call.body, call),
    getPlaces: (call) => readPlaces(context, call.params, call.query.device, call),
  };
}
