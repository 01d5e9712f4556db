import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { ApiSettings } from '../settings.ts';
import { connectionFailure, type ApiError } from './api-error.ts';
import { buildRequest, type CallArguments } from './build-request.ts';
import { limitAnswer } from './limit-answer.ts';
import { readEnvelope } from './read-envelope.ts';
import { correctClock, requestTime } from './request-clock.ts';
import { requestHeaders } from './request-headers.ts';
import { sessionSettled, signInRequired } from './session-settled.ts';

type Outcome = { data: unknown } | { error: ApiError };

/**
 * Sends one call and says what came of it; never throws, except that an abort stays an abort.
 * Files and streams come as bytes, all others as the envelope's data.
 */
export async function sendCall(
  settings: ApiSettings,
  call: CallDescription,
  args: CallArguments,
  signal?: AbortSignal,
): Promise<Outcome> {
  const { url, init } = buildRequest(settings.basePath, call, args);
  const limit = limitAnswer(call.method === 'GET', signal);
  const send = async (time: number): Promise<Response> => {
    const own = call.skipClientHeaders ? {} : await requestHeaders(settings, time);
    const headers = { ...own, ...Object.fromEntries(new Headers(init.headers)) };
    return fetch(url, { ...init, headers, ...(limit.signal && { signal: limit.signal }) });
  };
  const member = settings.member();
  try {
    const time = requestTime(settings);
    let response = await send(time);
    // The device's clock is wrong: the service did nothing, and its answer tells the time.
    if (
      response.status === 400 &&
      !call.skipClientHeaders &&
      correctClock(settings, time, response)
    ) {
      response = await send(requestTime(settings));
    }
    if (response.status === signInRequired && member !== null && needsSession(call)) {
      await sessionSettled();
      // Somebody else by now: nothing goes out in their name, and their session is not over.
      const isSame = settings.member() === member;
      if (!isSame) return { error: { ...connectionFailure(url), canceled: true } };
      response = await send(requestTime(settings));
    }
    if (typeof call.answer === 'object' && response.ok) {
      // Files take as long as their line is slow.
      limit.answered();
      return { data: await response.arrayBuffer() };
    }
    const outcome = readEnvelope(call, url, response.status, parse(await response.text()));
    return 'error' in outcome ? { error: { ...outcome.error, ...waitOf(response) } } : outcome;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const failure = connectionFailure(url);
    const givenUp = isAbort(cause) && limit.signal?.aborted !== true;
    return { error: givenUp ? { ...failure, canceled: true } : failure };
  } finally {
    limit.end();
  }
}

/** Ways in have reasons of their own for a 401, and count the tries. */
function needsSession({ access, method }: CallDescription): boolean {
  return access !== 'visitor' || method === 'GET';
}

/** Some browsers name it so where they stopped by themselves; others call it a failure. */
function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/** Of what a header says, a number of seconds is understood: nobody of ours says it as a date. */
function waitOf({ headers }: Response): Pick<ApiError, 'retryAfterS'> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(seconds) ? { retryAfterS: Number(seconds) } : {};
}

/** Null for what is no JSON: a page of some proxy. A cut connection has thrown before. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
