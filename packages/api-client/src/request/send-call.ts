import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { ApiSettings } from '../settings.ts';
import { connectionFailure, type ApiError } from './api-error.ts';
import { buildRequest, type CallArguments } from './build-request.ts';
import { readEnvelope } from './read-envelope.ts';
import { requestHeaders } from './request-headers.ts';

/**
 * Sends one call and says what came of it; never throws, except that an abort stays an abort.
 * `epub` answers come as bytes, all others as the envelope's data.
 */
export async function sendCall(
  settings: ApiSettings,
  call: CallDescription,
  args: CallArguments,
  signal?: AbortSignal,
): Promise<{ data: unknown } | { error: ApiError }> {
  const { url, init } = buildRequest(settings.basePath, call, args);
  try {
    const own = call.skipClientHeaders ? {} : await requestHeaders(settings, settings.now());
    const response = await fetch(url, {
      ...init,
      headers: { ...own, ...Object.fromEntries(new Headers(init.headers)) },
      ...(signal && { signal }),
    });
    if (call.answer === 'epub' && response.ok) return { data: await response.arrayBuffer() };
    const body: unknown = await response.json().catch(() => null);
    return readEnvelope(call, url, response.status, body);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return { error: connectionFailure(url) };
  }
}
