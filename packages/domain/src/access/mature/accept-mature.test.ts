import { expect, it } from 'vitest';
import {
  acceptMatureAfterSignOut,
  acceptMatureHeader,
  listsAdultEvents,
  matureStore,
  saidAcceptMature,
  sessionAcceptMature,
} from './accept-mature.ts';

it('an acceptance is kept on the account if signed in, else in the session', () => {
  expect(matureStore(true)).toBe('account');
  expect(matureStore(false)).toBe('session');
});

it.each([
  [null, 'Y', false],
  ['', 'Y', false],
  ['n', 'Y', false],
  ['y', 'Y', false],
  ['true', 'Y', false],
  ['N', 'N', false],
  ['Y', 'Y', true],
])('a session with %j has the header %s and said Y itself: %s', (stored, header, said) => {
  expect(acceptMatureHeader(stored)).toBe(header);
  expect(saidAcceptMature(stored)).toBe(said);
});

it('takes over what the account of who signs in says, and says N after signing out', () => {
  expect(acceptMatureHeader(sessionAcceptMature(true))).toBe('Y');
  expect(saidAcceptMature(sessionAcceptMature(true))).toBe(true);
  expect(acceptMatureHeader(sessionAcceptMature(false))).toBe('N');
  expect(acceptMatureAfterSignOut).toBe('N');
  expect(acceptMatureHeader(acceptMatureAfterSignOut)).toBe('N');
});

it.each([
  [false, 'N', false],
  [false, 'Y', false],
  [true, 'N', false],
  [true, 'Y', true],
] as const)('said %s with the header %s: adult events %s', (said, header, listed) => {
  expect(listsAdultEvents(said, header)).toBe(listed);
});
