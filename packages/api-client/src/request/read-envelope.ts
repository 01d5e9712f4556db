import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import { callSucceeded } from '@hanji/domain/errors/call-success.ts';
import type { ApiError } from './api-error.ts';

type Outcome = { data: unknown } | { error: ApiError };

/**
 * Unwraps an answer. Success is decided by `result.code` and the call's own rule. An answer that is
 * no envelope (a proxy's page) counts with its HTTP status, 500 where that says success.
 */
export function readEnvelope(
  call: Pick<CallDescription, 'success'>,
  url: string,
  status: number,
  body: unknown,
): Outcome {
  const result = resultOf(body);
  const code = result?.code ?? (status < 400 ? 500 : status);
  const data = result ? (body as { data: unknown }).data : null;
  if (result && callSucceeded(call.success, code)) return { data };
  return {
    error: {
      code,
      title: textOf(data, 'title'),
      message: result?.message ?? '',
      debug: result?.debug ?? null,
      endAt: textOf(data, 'endAt'),
      nextPage: textOf(data, 'nextPage'),
      ...(typeof data === 'object' && data !== null && { data }),
      response: { url },
      ...(!result && status < 400 && { unreadable: true as const }),
    },
  };
}

function resultOf(body: unknown): Result | null {
  if (typeof body !== 'object' || body === null || !('result' in body) || !('data' in body)) {
    return null;
  }
  const { result } = body;
  if (typeof result !== 'object' || result === null || !('code' in result)) return null;
  const message = textOf(result, 'message') ?? '';
  const debug = textOf(result, 'debug');
  return typeof result.code === 'number' ? { code: result.code, message, debug } : null;
}

function textOf(data: unknown, key: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' ? value : null;
}
