import type { Handlers } from '#http/call-handler.ts';
import { appHandlers } from './app/routes.ts';
import { browsingHandlers } from './browsing/routes.ts';
import { contentHandlers } from './content/routes.ts';
import type { CallName } from '@hanji/contract/calls/calls.ts';
import type { Site } from './site.ts';

/** Every handler of the wire: one that is missing does not compile. */
export function handlers(site: Site): Handlers {
  return { ...appHandlers(site), ...browsingHandlers(site), ...contentHandlers(site) };
}

/** Calls that answer every visitor the same, and are asked for most. */
export const sharedCalls: ReadonlySet<CallName> = new Set<CallName>([
  'getHome',
  'getAdultHome',
  'getEvents',
  'getMenu',
  'getMenuItem',
  'getGenre',
  'getCatalog',
  'getContent',
  'getChapters',
]);
