import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { screenFailure } from '@hanji/domain/errors/kinds/screen-failure.ts';

/** Whether the same question may be answered later: nobody knows yet how the payment stands. */
export function isLostAnswer({ code }: ApiError): boolean {
  return code !== 400 && screenFailure(code, true).retry !== 'none';
}
