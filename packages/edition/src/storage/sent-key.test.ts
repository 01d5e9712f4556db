import { afterEach, expect, it } from 'vitest';
import { forgetSent, keyToSend } from './sent-key.ts';

afterEach(() => sessionStorage.clear());

it('is one for the same text of a draft until that is taken, and another for any other', () => {
  const key = keyToSend('a', 'The lamp!');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyToSend('a', 'The lamp!')).toBe(key);
  expect(keyToSend('b', 'The lamp!')).not.toBe(key);
  const other = keyToSend('a', 'The lamp');
  expect(other).not.toBe(key);
  forgetSent('a');
  expect(keyToSend('a', 'The lamp')).not.toBe(other);
});
