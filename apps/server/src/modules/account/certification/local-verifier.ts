import { z } from 'zod';
import type { RequestContext } from '#http/request-context.ts';
import type { AdultVerifier } from '#ports/outside/adult-verifier.ts';
import { readToken, signToken } from '#modules/account/tokens/signed-token.ts';

type Place = Pick<RequestContext, 'secrets' | 'now' | 'settings'>;

/** Of the server's own origin: the page on which somebody says how old they are. */
export const localVerifierPath = '/certification';

const lifetimeMs = 10 * 60 * 1000;
const askedUse = 'certification asked';
const answerUse = 'certification said';

const asked = z.object({ request: z.string(), returnTo: z.string() });
const answered = z.object({ request: z.string(), adult: z.boolean() });

/** Stands in for a verifier on this machine: whoever is asked is believed. */
export function localVerifier(place: Place): AdultVerifier {
  return {
    async begin(request) {
      const url = new URL(localVerifierPath, place.settings.publicUrls.server);
      url.searchParams.set('asked', signToken(place, askedUse, request, lifetimeMs));
      return url.href;
    },
    async complete({ request, code }) {
      const found = readToken(place, answerUse, code, answered);
      if (found?.request !== request) return 'unknown';
      return found.adult ? 'adult' : 'minor';
    },
  };
}

/** Where each of the possible answers leads. */
export type PossibleAnswers = {
  readonly adult: string;
  readonly minor: string;
  readonly cancel: string;
};

/** Null for a question that is not this service's, or is too old. */
export function possibleAnswers(place: Place, question: string): PossibleAnswers | null {
  const found = readToken(place, askedUse, question, asked);
  if (found === null) return null;
  const { request, returnTo } = found;
  const answer = (adult: boolean): string => {
    const url = new URL(returnTo);
    url.searchParams.set('code', signToken(place, answerUse, { request, adult }, lifetimeMs));
    return url.href;
  };
  return { adult: answer(true), minor: answer(false), cancel: returnTo };
}
