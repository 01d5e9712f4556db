import type { FastifyInstance } from 'fastify';
import type { Method } from '@hanji/contract/calls/call.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import { clientHeaders } from '#http/testing/test-api.ts';
import type { OriginContext } from '#http/request-context.ts';

export type Asked<Data> = {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly headers: Readonly<Record<string, unknown>>;
};

export type AskOptions = {
  readonly token?: string;
  readonly headers?: Record<string, string | undefined>;
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  /** A multipart body. */
  readonly parts?: FormData;
  /** POST where there is a body, otherwise GET. */
  readonly method?: Method;
  /** Of the connection. */
  readonly address?: string;
};

function bodyOf({ form, json, parts }: AskOptions): Blob | FormData | URLSearchParams | null {
  if (json !== undefined) {
    return new Blob([JSON.stringify(json)], { type: 'application/json' });
  }
  return form === undefined ? (parts ?? null) : new URLSearchParams(form);
}

/** Asks an API as a client of ours does; checks that HTTP status and code agree. */
export function asker(api: FastifyInstance, context: OriginContext) {
  return async <Data>(path: string, options: AskOptions = {}): Promise<Asked<Data>> => {
    const { token, headers = {} } = options;
    const body = bodyOf(options);
    const { method = body === null ? 'GET' : 'POST' } = options;
    const session = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const sent = new Response(body);
    const type = sent.headers.get('content-type');
    const response = await api.inject({
      method,
      url: `/api${path}`,
      remoteAddress: options.address ?? '127.0.0.1',
      headers: clientHeaders(context, {
        ...session,
        ...(type === null ? {} : { 'content-type': type }),
        ...headers,
      }),
      ...(body === null ? {} : { payload: Buffer.from(await sent.arrayBuffer()) }),
    });
    const { data, result } = response.json<{ data: Data; result: Result }>();
    if (result.code !== response.statusCode) throw new Error(`HTTP ${response.statusCode}`);
    return { code: result.code, message: result.message, data, headers: response.headers };
  };
}
