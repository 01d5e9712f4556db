import type { CallDescription, ResponseOf } from '@hanji/contract/calls/call.ts';
import { calls, type Calls } from '@hanji/contract/calls/calls.ts';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

/**
 * `waiting` never comes, `offline` cannot be reached, a code is a refusal in the service's envelope
 * with what it says beside the code.
 */
type Trouble =
  | 'waiting'
  | 'offline'
  | {
      readonly code: number;
      readonly message?: string;
      readonly data?: Readonly<Record<string, string>>;
    };
type Success<Data> = { readonly data: Data; readonly code?: never };

/** What the service would say to the calls of a screen; a call that is not named is not found. */
export type Answers = {
  readonly [Name in keyof Calls]?: Success<ResponseOf<Calls[Name]>> | Trouble;
};

type Answer = Success<unknown> | Trouble | undefined;

/** One handler a call of the contract, at the paths of an edition's own origin. */
export function handlersOf(answers: Answers): HttpHandler[] {
  const given: Readonly<Record<string, Answer>> = answers;
  return (
    Object.entries<CallDescription>(calls)
      // Literal segments win over parameters, as at the service.
      .toSorted(([, a], [, b]) => parameterCount(a) - parameterCount(b))
      .map(([name, call]) => handle(call, given[name]))
  );
}

function parameterCount({ path }: CallDescription): number {
  return path.split('{').length - 1;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handle(call: CallDescription, answer: Answer): HttpHandler {
  const path = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return methods[call.method](path, async () => {
    if (answer === 'waiting') await delay('infinite');
    if (answer === 'offline') return HttpResponse.error();
    if (call.answer === 'pixel' || call.path === calls.logBeacons.path)
      return new HttpResponse(null, { status: 204 });
    if (answer === undefined || answer === 'waiting') return envelope(404, null, '');
    if (answer.code !== undefined)
      return envelope(answer.code, answer.data ?? null, answer.message ?? '');
    if (answer.data instanceof ArrayBuffer) return HttpResponse.arrayBuffer(answer.data);
    return envelope(200, answer.data, '');
  });
}

function envelope(code: number, data: unknown, message: string): HttpResponse<string> {
  const body = JSON.stringify({ data, result: { code, message, debug: '' } });
  return new HttpResponse(body, { status: code, headers: { 'content-type': 'application/json' } });
}
