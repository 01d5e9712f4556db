import type { FastifyInstance } from 'fastify';
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
  readonly method?: 'GET' | 'POST';
  /** Of the connection. */
  readonly address?: string;
};

/** Asks an API as a client of ours does; checks that HTTP status and code agree. */
export function asker(api: FastifyInstance, context: OriginContext) {
  return async <Data>(path: string, options: AskOptions = {}): Promise<Asked<Data>> => {
    const { token, headers = {}, form, method = form === undefined ? 'GET' : 'POST' } = options;
    const session = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const formType =
      form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await api.inject({
      method,
      url: `/api${path}`,
      remoteAddress: options.address ?? '127.0.0.1',
      headers: clientHeaders(context, { ...session, ...formType, ...headers }),
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    });
    const { data, result } = response.json<{ data: Data; result: Result }>();
    if (result.code !== response.statusCode) throw new Error(`HTTP ${response.statusCode}`);
    return { code: result.code, message: result.message, data, headers: response.headers };
  };
}
