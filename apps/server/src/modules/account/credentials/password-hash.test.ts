import { parseOptions } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('is Argon2id with 19 MiB and two passes, salted', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(one)).toMatchObject({ outputLen: 32, saltLen: 16 });
  expect(other).not.toBe(one);
  expect(await verifyPassword(one, 'a password')).toBe(true);
  expect(await verifyPassword(one, 'a passwore')).toBe(false);
});

it('is nobody’s where there is no account, no password, or none could be decrypted', async () => {
  const kept = await hashPassword('');
  expect(await verifyPassword(null, 'a password')).toBe(false);
  expect(await verifyPassword(kept, null)).toBe(false);
  expect(await verifyPassword(null, null)).toBe(false);
});
