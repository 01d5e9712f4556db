import { fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';

type Fields = Record<string, unknown>;

/** The parts of a call's arguments, as the contract names them. */
export type CallArguments = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Fields | readonly object[];
};

/** Address and body of a call; headers come from elsewhere. Undefined values are left out. */
export function buildRequest(
  basePath: string,
  call: CallDescription,
  args: CallArguments,
): { url: string; init: RequestInit } {
  const query = searchParams(args.query).toString();
  const url = basePath + fillPath(call.path, args.params) + (query ? `?${query}` : '');
  const init: RequestInit = {
    method: call.method,
    credentials: 'include',
    ...(call.background && inBackground),
  };
  if (call.body === undefined) return { url, init };
  return { url, init: { ...init, ...bodyOf[call.body](args.body) } };
}

/** Pictures come first, and what is told while a page closes arrives. */
const inBackground = { keepalive: true, priority: 'low' } as const satisfies RequestInit;

const bodyOf: Record<
  NonNullable<CallDescription['body']>,
  (body: CallArguments['body']) => RequestInit
> = {
  form: (body) => ({ body: searchParams({ ...body }) }),
  multipart: (body) => ({ body: multipart({ ...body }) }),
  json: (body) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }),
};

function present(values: Record<string, unknown> = {}): [string, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== undefined);
}

function searchParams(values?: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(present(values).map(([key, value]) => [key, String(value)]));
}

function multipart(values?: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of present(values)) {
    // Several files of one field come as a list.
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (each instanceof Blob) form.append(key, each);
      else form.append(key, String(each));
    }
  }
  return form;
}
