import type { Call } from '@hanji/contract/calls/call.ts';
import { apiSettings, type ArgumentsOf } from '../api.ts';
import type { CallArguments } from './build-request.ts';
import { sendCall } from './send-call.ts';

/**
 * Sends a call whose answer is a file. Files stay out of the store: they are large, and no screen
 * needs one twice.
 * @throws ApiError when the call fails; whatever an abort throws.
 */
export async function fetchBytes<C extends Call>(
  call: C,
  args: ArgumentsOf<C>,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const outcome = await sendCall(apiSettings(), call, args as CallArguments, signal);
  if ('error' in outcome) throw outcome.error;
  return outcome.data as ArrayBuffer;
}
