import { z } from 'zod';
import { askService, ServiceAwayError, type OutsideService } from './ask-service.ts';

/** What a verifier found of somebody; `unknown` is a code that it did not give for this request. */
export type AgeFound = 'adult' | 'minor' | 'unknown';

/** Whoever knows how old people are: an authority's service, or the stand-in of this machine. */
export type AdultVerifier = {
  /**
   * Where a browser is sent to; it comes back to `returnTo` with the parameter `code`, or without
   * it where somebody gave up.
   * @throws ServiceAwayError
   */
  begin(asked: { readonly request: string; readonly returnTo: string }): Promise<string>;
  /** @throws ServiceAwayError */
  complete(answered: { readonly request: string; readonly code: string }): Promise<AgeFound>;
};

const begun = z.object({ url: z.url({ protocol: /^https?$/ }) });
const completed = z.object({ adult: z.boolean() });

/** A verifier that is asked over HTTP, as docs/settings.md describes it. */
export function httpAdultVerifier(service: OutsideService): AdultVerifier {
  return {
    async begin(asked) {
      const answer = await askService(service, '/begin', asked, begun);
      if (answer === null) throw new ServiceAwayError('/begin answered 404');
      return answer.url;
    },
    async complete(answered) {
      const answer = await askService(service, '/complete', answered, completed);
      if (answer === null) return 'unknown';
      return answer.adult ? 'adult' : 'minor';
    },
  };
}
