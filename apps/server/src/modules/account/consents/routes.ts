import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readPolicy } from './read-policy.ts';
import { saveConsent } from './save-consent.ts';

export function consentHandlers(
  context: RequestContext,
): Pick<Handlers, 'saveConsent' | 'getConsent' | 'getConsentVersion'> {
  return {
    saveConsent: (request) => saveConsent(context, request),
    getConsent: (request) => readPolicy(context, request, request.params),
    getConsentVersion: (request) => readPolicy(context, request, request.params),
  };
}
