import { expect, it } from 'vitest';
import { matureSwitch } from './mature-switch.ts';

const values = [null, '', 'N', 'Y'];

it('is there only in an edition that offers it', () => {
  for (const stored of values) {
    for (const signedIn of [true, false]) {
      expect(matureSwitch({ offered: false, signedIn, stored })).toBeNull();
      expect(matureSwitch({ offered: true, signedIn, stored })).not.toBeNull();
    }
  }
});

it('asks who is not signed in to do so', () => {
  for (const stored of values) {
    expect(matureSwitch({ offered: true, signedIn: false, stored })).toEqual({
      on: false,
      use: { kind: 'askSignIn' },
    });
  }
});

it.each([
  [null, false, 'Y'],
  ['', false, 'Y'],
  ['N', false, 'Y'],
  ['Y', true, 'N'],
])('with %j it stands on: %s, and sets %s', (stored, on, acceptMature) => {
  expect(matureSwitch({ offered: true, signedIn: true, stored })).toEqual({
    on,
    use: { kind: 'set', acceptMature },
  });
});
