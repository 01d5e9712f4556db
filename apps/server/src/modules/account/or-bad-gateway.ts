import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { ServiceAwayError } from '#ports/outside/ask-service.ts';

/**
 * What another service answers. That it does not is no fault of ours, and no reason for the page
 * that says that we are closed.
 * @throws ApiFailure 502
 */
export async function orBadGateway<Answered>(
  { log }: Pick<Caller, 'log'>,
  ask: () => Promise<Answered>,
): Promise<Answered> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServiceAwayError)) throw error;
    log.warn({ reason: error.message }, 'another service is away');
    throw new ApiFailure(502, 'providerUnavailable');
  }
}
