import { expect, it } from 'vitest';
import { signOutEffects } from './sign-out.ts';

const always = [
  { do: 'resetUserState' },
  { do: 'clearStoredUser' },
  { do: 'setAcceptMature', value: 'N' },
];

it('calls the service first, unless told not to, and forgets the user', () => {
  expect(signOutEffects(false)).toEqual([{ do: 'callSignOut' }, ...always]);
  expect(signOutEffects(true)).toEqual(always);
});
