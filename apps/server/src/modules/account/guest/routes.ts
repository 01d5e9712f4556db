import type { guestCalls } from '@hanji/contract/calls/account/guest.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { createGuest } from './create-guest.ts';

export function guestHandlers(context: RequestContext): Pick<Handlers, keyof typeof guestCalls> {
  return { createGuest: (call) => createGuest(context, call) };
}
