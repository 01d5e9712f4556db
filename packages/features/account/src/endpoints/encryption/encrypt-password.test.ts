import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { passwordKeys } from '#testing/password-keys.ts';
import { encryptPassword } from './encrypt-password.ts';

let service: Awaited<ReturnType<typeof passwordKeys>>;
beforeAll(async () => {
  service = await passwordKeys();
});
afterEach(() => vi.restoreAllMocks());

async function read(passwords: Parameters<typeof encryptPassword>[1]): Promise<unknown> {
  const keys = service.keys().data;
  const encrypted = await encryptPassword(keys, passwords);
  if (!encrypted.ok) return encrypted.problem;
  // Only this place has no `subtle`; the service, which reads, has its own.
  vi.restoreAllMocks();
  const sent = await service.read({ call: '', fields: encrypted.body });
  return { ...(sent as object), sessionKey: encrypted.body.sessionKey === keys.sessionKey };
}

describe.each(['secure', 'insecure'])('on a %s origin', (origin) => {
  function place(): void {
    if (origin === 'insecure') {
      vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    }
  }

  it.each([
    { password: 'a1' },
    { password: 'pässwörd "1"' },
    { password: '"'.repeat(32), newPassword: '\\'.repeat(32) },
  ])('[A5-009] what is sent opens as it was typed: %j', async (passwords) => {
    place();
    expect(await read(passwords)).toEqual({ ...passwords, sessionKey: true });
  });

  it('[A5-009] no two are alike', async () => {
    place();
    const keys = service.keys().data;
    const made = [
      await encryptPassword(keys, { password: 'a1' }),
      await encryptPassword(keys, { password: 'a1' }),
    ];
    expect(made[0]).toMatchObject({ ok: true });
    expect(made[0]).not.toEqual(made[1]);
  });

  it('says that it is not done for what is longer than a key has room for', async () => {
    place();
    expect(await read({ password: 'x'.repeat(400) })).toBe('encryptionFailed');
  });
});

it.each([
  ['no number', { publicKeyModulus: 'xyz'.repeat(200) }],
  ['a key of 1024 bits', { publicKeyModulus: 'ab'.repeat(128) }],
  ['zeros before a short number', { publicKeyModulus: `${'00'.repeat(200)}${'ab'.repeat(128)}` }],
  ['an exponent that is none', { publicKeyExponent: '' }],
  ['no session key', { sessionKey: '' }],
])('takes no key that is %s', async (_, changes) => {
  const keys = { ...service.keys().data, ...changes };
  expect(await encryptPassword(keys, { password: 'a1' })).toEqual({
    ok: false,
    problem: 'invalidSecurityKey',
  });
});
