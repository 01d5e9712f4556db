import type { certificationCalls } from '@hanji/contract/calls/account/certification.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { completeCertification, initCertification } from './certify-adult.ts';

export function certificationHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof certificationCalls> {
  return {
    initCertification: (call) => initCertification(context, call),
    completeCertification: (call) => completeCertification(context, call),
  };
}
