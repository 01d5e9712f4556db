import { describe, expect, it } from 'vitest';
import { accessPrompt, type PromptedReader } from '#access/verification.ts';
import type { Failure, FailureFacts } from '../failure.ts';
import { handlingAt } from './error-table.ts';
import { globalOutcome } from './global-outcome.ts';
import { loadOutcome, type GuardedScreen } from './load-outcome.ts';

const facts: FailureFacts = {
  path: '/comic/1/chapter/2/product',
  back: '/comic/1',
  routeNamed: true,
  online: true,
  errorSet: false,
  reloaded: false,
  declared: [],
};
function failure(code: number, more: Partial<Failure> = {}): Failure {
  return {
    code,
    message: 'words',
    title: null,
    endAt: null,
    nextPage: null,
    ...more,
  };
}
const visitor: PromptedReader = {
  signedIn: false,
  adultVerification: 'unverified',
  acceptedMature: false,
};
const expired: PromptedReader = {
  signedIn: true,
  adultVerification: 'expired',
  acceptedMature: true,
};
const screens: readonly GuardedScreen[] = ['contentHome', 'viewer'];
function toHome(reload: boolean) {
  return {
    kind: 'dialog',
    text: { from: 'server', text: 'words' },
    end: { by: 'button', path: '/', reload },
  };
}

describe.each(screens)('%s', (screen) => {
  it.each([401, 428, 451] as const)('code %i asks the reader, by who they are', (code) => {
    for (const reader of [visitor, expired]) {
      const prompt = accessPrompt(code, reader);
      expect(loadOutcome(failure(code), screen, facts, reader)).toEqual({
        kind: 'prompt',
        code,
        prompt,
        declinedTo: screen === 'viewer' && code === 401 ? '/comic/1' : '/',
      });
    }
  });

  it('asks what the tables return to the guard, and nothing else', () => {
    for (const code of [303, 304, 400, 401, 402, 403, 404, 408, 409, 428, 451, 500, 503, 9999]) {
      const returned =
        handlingAt(screen === 'viewer' ? 'viewerGuard' : 'contentGuard', code) === 'return';
      const { kind } = loadOutcome(failure(code), screen, facts, visitor);
      expect([code, kind === 'prompt']).toEqual([code, returned]);
    }
  });

  it.each([303, 404])('code %i says so and goes to Home; a chapter reloads it', (code) => {
    const outcome = loadOutcome(failure(code), screen, facts, visitor);
    expect(outcome).toMatchObject(toHome(screen === 'viewer'));
  });

  it.each([304, 408, 426, 429, 500, 503, 9999])('code %i is the global handler’s', (code) => {
    const outcome = loadOutcome(failure(code), screen, facts, visitor);
    expect(outcome).toEqual(globalOutcome(failure(code), facts));
  });

  it.each([400, 402, 403, 409, 418])('code %i goes back to the content home', (code) => {
    const outcome = loadOutcome(failure(code), screen, facts, visitor);
    const back = { viewer: { kind: 'go', path: '/comic/1' }, contentHome: toHome(false) };
    expect(outcome).toMatchObject(back[screen]);
  });
});
