import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { screenFailure } from '@hanji/domain/errors/kinds/screen-failure.ts';

/** Said of the order that was asked for, and not of how it stands. */
const answers: readonly number[] = [400, 403];

/** Whether the same question may be answered later: nobody knows yet how the payment stands. */
export function isLostAnswer({ code }: ApiError): boolean {
  return !answers.includes(code) && screenFailure(code, true).retry !== 'none';
}
