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

type Route = { readonly name: string; readonly call: CallDescription; readonly path: RegExp };

/** Literal segments win over parameters, as at the service. */
const routes: readonly Route[] = Object.entries<CallDescription>(calls)
  .toSorted(([, a], [, b]) => parameterCount(a) - parameterCount(b))
  .map(([name, call]) => ({ name, call, path: pathOf(call) }));

function parameterCount({ path }: CallDescription): number {
  return path.split('{').length - 1;
}

function pathOf({ path }: CallDescription): RegExp {
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/**
 * Answers the calls of the contract, at the paths of an edition's own origin. One handler for all:
 * every picture and module of a page is shown to every handler there is.
 */
export function handlerOf(answers: Answers): HttpHandler {
  const given: Readonly<Record<string, Answer>> = answers;
  return http.all('/api/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    const route = routes.find(
      ({ call, path }) => call.method === request.method && path.test(pathname),
    );
    return route && answerOf(route.call, given[route.name]);
  });
}

async function answerOf(call: CallDescription, answer: Answer): Promise<Response> {
  if (answer === 'waiting') await delay('infinite');
  if (answer === 'offline') return HttpResponse.error();
  if (call.answer === 'pixel' || call.path === calls.logBeacons.path)
    return new HttpResponse(null, { status: 204 });
  if (answer === undefined || answer === 'waiting') return envelope(404, null, '');
  if (answer.code !== undefined)
    return envelope(answer.code, answer.data ?? null, answer.message ?? '');
  if (answer.data instanceof ArrayBuffer) return HttpResponse.arrayBuffer(answer.data);
  return envelope(200, answer.data, '');
}

function envelope(code: number, data: unknown, message: string): HttpResponse<string> {
  const body = JSON.stringify({ data, result: { code, message, debug: '' } });
  return new HttpResponse(body, { status: code, headers: { 'content-type': 'application/json' } });
}
