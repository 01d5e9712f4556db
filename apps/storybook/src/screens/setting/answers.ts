import { appCalls } from '@hanji/contract/calls/app.ts';
import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import type { CallDescription, ResponseOf } from '@hanji/contract/calls/call.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const calls = { ...appCalls, ...browsingCalls, ...contentCalls };
type Calls = typeof calls;

/** `waiting` never comes, `offline` cannot be reached, a code is a refusal in the service's envelope. */
type Trouble = 'waiting' | 'offline' | { readonly code: number; readonly message?: string };

/** What the service would say to the calls of a screen; a call that is not named is not found. */
export type Answers = {
  readonly [Name in keyof Calls]?: { data: ResponseOf<Calls[Name]> } | Trouble;
};

/** One handler a call of the contract, at the paths of an edition's own origin. */
export function handlersOf(answers: Answers): HttpHandler[] {
  return Object.entries(calls).map(([name, call]) =>
    handle(call, (answers as Record<string, { data: unknown } | Trouble | undefined>)[name]),
  );
}

function handle(
  call: CallDescription,
  answer: { data: unknown } | Trouble | undefined,
): HttpHandler {
  const path = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](path, async () => {
    if (answer === 'waiting') await delay('infinite');
    if (answer === 'offline') return HttpResponse.error();
    if (call.answer === 'pixel' || call.path === appCalls.logBeacons.path)
      return new HttpResponse(null, { status: 204 });
    if (answer === undefined || answer === 'waiting') return envelope(404, null, 'not found');
    if ('data' in answer) return envelope(200, answer.data, '');
    return envelope(answer.code, null, answer.message ?? '');
  });
}

function envelope(code: number, data: unknown, message: string): HttpResponse<string> {
  const body = JSON.stringify({ data, result: { code, message, debug: '' } });
  return new HttpResponse(body, { status: code, headers: { 'content-type': 'application/json' } });
}
