import { expect, it } from 'vitest';
import { integrateGuard, previousAccountOutcome } from './integrate-outcome.ts';

const failed = { kind: 'failed' };

function message(says: string): object {
  return { kind: 'message', says, leadsTo: '/' };
}

it.each([
  [{ allowed: true }, { kind: 'enter' }],
  [{ allowed: false }, message('accountComplete')],
  [{ code: 404 }, message('accountNotFound')],
  [{ code: 409 }, message('accountComplete')],
  [{ code: 403 }, message('accountComplete')],
  [{ code: 429 }, failed],
  [{ code: 500 }, failed],
  [{ code: 503 }, failed],
  [{ code: 9999 }, failed],
])('a check that came to %j', (check, outcome) => {
  expect(integrateGuard(check)).toEqual(outcome);
});

it.each([
  [404, message('accountNotFound')],
  [409, message('accountComplete')],
  [410, failed],
  [429, failed],
  [502, failed],
  [9999, failed],
])('an account that is refused with %d', (code, outcome) => {
  expect(previousAccountOutcome(code)).toEqual(outcome);
});
