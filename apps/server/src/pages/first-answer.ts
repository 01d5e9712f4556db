import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { checksumInput, headerDefaults, headerNames } from '@hanji/contract/headers.ts';
import type { PageAnswer, PageCall } from '@hanji/contract/pages.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { AcceptMature } from '@hanji/domain/access/mature.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OriginContext } from '#http/request-context.ts';

/** A page whose answer takes longer goes out without it: its client asks again. */
const longestMs = 2000;

type Asking = {
  readonly app: FastifyInstance;
  readonly context: OriginContext;
  readonly request: FastifyRequest;
  readonly cookies: string;
  readonly locale: Locale;
  readonly acceptMature: AcceptMature;
};

/**
 * What a page's call answers this reader, through all that a call from a browser goes through.
 * Null where nothing usable comes in time.
 */
export async function firstAnswer(
  { app, context, request, cookies, locale, acceptMature }: Asking,
  call: PageCall,
): Promise<PageAnswer | null> {
  const tooLong = new AbortController();
  const asked = app.inject({
    method: call.form ? 'POST' : 'GET',
    url: `/api${call.path}`,
    remoteAddress: request.ip,
    headers: {
      ...callHeaders(context, locale),
      [headerNames.acceptMature]: acceptMature,
      cookie: cookies,
      ...(call.form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(call.form && { payload: call.form }),
  });
  try {
    const response = await Promise.race([
      asked,
      sleep(longestMs, null, { signal: tooLong.signal }),
    ]);
    if (response === null) {
      asked.catch((cause: unknown) => request.log.warn({ err: cause }, 'late answer failed'));
      return null;
    }
    const { data, result } = response.json<{ data: unknown; result: { code: number } }>();
    return { code: result.code, data };
  } catch (cause) {
    request.log.warn({ err: cause }, 'a page went out without its answer');
    return null;
  } finally {
    tooLong.abort();
  }
}

/** The same that the edition's own client sends. */
function callHeaders(context: OriginContext, locale: Locale): Record<string, string> {
  const time = String(context.now().getTime());
  const uid = headerDefaults.immutableUid;
  return {
    [headerNames.clientOs]: 'other',
    [headerNames.clientStore]: headerDefaults.clientStore,
    [headerNames.clientPlatform]: headerDefaults.clientPlatform,
    [headerNames.requestTime]: time,
    [headerNames.immutableUid]: uid,
    [headerNames.checksum]: hash(
      'sha256',
      checksumInput(context.settings.requestSecret, uid, time),
    ),
    [headerNames.acceptLanguage]: locale,
  };
}
