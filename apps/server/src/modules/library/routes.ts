import type { libraryCalls } from '@hanji/contract/calls/library.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readLibrary } from './read-library.ts';
import { removeTitles } from './remove-titles.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

export function libraryHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof libraryCalls> {
  return {
    getLibrary: (call) => readLibrary(context, call.params, call.query, call),
    subscribe: (call) => subscribe(context, call.params, call),
    unsubscribe: (call) => unsubscribe(context, call.body, call),
    removeFromLibrary: (call) => removeTitles(context, call.params.type, call.body, call),
  };
}
