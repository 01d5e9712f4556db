import { expect, it } from 'vitest';
import { signOutEffects, signsOutUnagreed } from './sign-out.ts';

const always = [
  { do: 'resetUserState' },
  { do: 'clearStoredUser' },
  { do: 'setAcceptMature', value: 'N' },
];

it('calls the service first, unless told not to, and forgets the user', () => {
  expect(signOutEffects(false)).toEqual([{ do: 'callSignOut' }, ...always]);
  expect(signOutEffects(true)).toEqual(always);
});

it.each([
  [true, true, '/', true],
  [true, true, '/library', true],
  [true, true, '/loginer', true],
  [true, true, '/login', false],
  [true, true, '/Login/agree', false],
  [true, true, '/login/agree', false],
  [true, false, '/library', false],
  [false, true, '/library', false],
])(
  'in a web view %s, terms not agreed to %s, at %s: signs out %s',
  (webView, consentNeeded, pathname, out) => {
    expect(signsOutUnagreed({ webView, consentNeeded, pathname })).toBe(out);
  },
);
