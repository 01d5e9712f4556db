import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { isMatureAccepted } from '@hanji/domain/access/mature.ts';
import type { FastifyRequest } from 'fastify';
import type { Caller, IdentifyOperator } from './caller.ts';
import type { OriginContext } from '#http/request-context.ts';
import { checkAccess } from './access.ts';
import { checkClientHeaders, readClient } from './client-headers.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { allowedOrigins, checkOrigin } from './origin.ts';
import { findReaderOfTitle } from './reader.ts';

/** The name of the decorator that holds the `Caller` of a request which has passed the gate. */
export const callerKey = 'hanjiCaller';

type Asked = {
  readonly call: CallDescription;
  /** Whether what the reader has read of the title in the path is needed. */
  readonly readsTitle: boolean;
};

/** The last id that the column can hold. */
const lastId = 2 ** 31 - 1;

/** What the path says before anybody has checked it; null where that cannot be an id. */
function titleIdOf({ params }: FastifyRequest): number | null {
  const { contentId = '' } = params as Record<string, string>;
  return /^\d{1,10}$/.test(contentId) && Number(contentId) <= lastId ? Number(contentId) : null;
}

/** What every request goes through before its body is read: headers, origin, reader, access. */
export function makeGate(context: OriginContext, identifyOperator: IdentifyOperator) {
  const origins = allowedOrigins(context.settings);
  const standard = editionFacts(context.origin.edition).locales[0];
  const secret = context.settings.requestSecret;
  return async (request: FastifyRequest, { call, readsTitle }: Asked): Promise<void> => {
    const now = context.now();
    if (call.skipClientHeaders !== true) checkClientHeaders(request.headers, { secret, now });
    if (call.method !== 'GET') checkOrigin(request, origins);
    const title = readsTitle ? titleIdOf(request) : null;
    const whose = await findReaderOfTitle(context.db, request, title, now);
    const { account, reader, reading } = whose;
    const operator = call.access === 'operator' ? await identifyOperator(request, now) : null;
    checkAccess(call, { reader, operator }, request.params as Record<string, string>);
    request.setDecorator<Caller>(callerKey, {
      client: readClient(request.headers, standard),
      reader,
      reading,
      operator,
      acceptedMature:
        account?.acceptMature ?? isMatureAccepted(request.cookies[acceptMatureCookie] ?? null),
      adultCertifiedAt: account?.adultCertifiedAt ?? null,
      cookies: request.cookies,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      log: request.log,
    });
  };
}
