import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { saidAcceptMature } from '@hanji/domain/access/mature.ts';
import type { FastifyRequest } from 'fastify';
import type { Caller, IdentifyOperator } from './caller.ts';
import type { OriginContext } from '#http/request-context.ts';
import { checkAccess } from './access.ts';
import { checkClientHeaders, readClient } from './client-headers.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { allowedOrigins, checkOrigin } from './origin.ts';
import { findReader } from './reader.ts';

/** The name of the decorator that holds the `Caller` of a request which has passed the gate. */
export const callerKey = 'hanjiCaller';

/** What every request goes through before its body is read: headers, origin, reader, access. */
export function makeGate(context: OriginContext, identifyOperator: IdentifyOperator) {
  const origins = allowedOrigins(context.settings);
  const standard = editionFacts(context.origin.edition).locales[0];
  const secret = context.settings.requestSecret;
  return async (request: FastifyRequest, call: CallDescription): Promise<void> => {
    const now = context.now();
    if (call.skipClientHeaders !== true) checkClientHeaders(request.headers, { secret, now });
    if (call.method !== 'GET') checkOrigin(request, origins);
    const reader = await findReader(context.db, request, now);
    const operator = call.access === 'operator' ? await identifyOperator(request, now) : null;
    checkAccess(call, { reader, operator }, request.params as Record<string, string>);
    request.setDecorator<Caller>(callerKey, {
      client: readClient(request.headers, standard),
      reader,
      operator,
      acceptedMature: saidAcceptMature(request.cookies[acceptMatureCookie] ?? null),
      ip: request.ip,
      log: request.log,
    });
  };
}
