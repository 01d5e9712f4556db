import type { guideCalls } from '@hanji/contract/calls/guide.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readGuide } from './guides.ts';

export function guideHandlers(context: RequestContext): Pick<Handlers, keyof typeof guideCalls> {
  return { getGuide: ({ params }) => readGuide(context, params.name) };
}
