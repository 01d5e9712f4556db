import { constants } from 'node:crypto';
import { createRequire } from 'node:module';
import type { JSEncrypt as JSEncryptClass } from 'jsencrypt';
import { rsaPurposes } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { encryptPassword, passwordPlaintext } from '#modules/account/testing/encrypt-password.ts';
import { waitingForLock } from '#modules/account/testing/waiting-for-lock.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { decryptPassword } from './decrypt-password.ts';
import { handOutKeys } from './rsa-keys.ts';

const { db, sql, url } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db)), now: () => now };

const purpose = 'LOGIN';
const password = 'pässwörd "1"';

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

/** The file for Node: the package's own module is for bundlers. */
const JSEncrypt = createRequire(import.meta.url)('jsencrypt') as typeof JSEncryptClass;

describe('a password on its way', () => {
  it('[A5-009] arrives as jsencrypt encrypts it, however long both passwords are', async () => {
    const longest = { password: '"'.repeat(32), newPassword: '\\'.repeat(32) };
    for (const passwords of [longest, { password: 'a1', newPassword: 'ü'.repeat(16) }]) {
      const keys = await handOutKeys(context, 'CHANGE_PASSWORD');
      const client = new JSEncrypt();
      client.getKey().setPublic(keys.publicKeyModulus, keys.publicKeyExponent);
      const encrypted = client.encryptOAEP(passwordPlaintext(keys.sessionKey, passwords));
      const sent = { sessionKey: keys.sessionKey, rsaEncryptedString: String(encrypted) };
      expect(await decryptPassword(context, { purpose: 'CHANGE_PASSWORD', ...sent })).toEqual(
        passwords,
      );
    }
  });

  it('[A5-009] opens once: of many who send it at once, one', async () => {
    const sent = encryptPassword(await handOutKeys(context, purpose), { password });
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => decryptPassword(context, { purpose, ...sent })),
    );
    expect(opened.filter(Boolean)).toEqual([{ password, newPassword: null }]);
    expect(await decryptPassword(context, { purpose, ...sent })).toBeNull();
  });

  it('[A5-009] opens for its purpose alone, and is used by trying another', async () => {
    for (const other of rsaPurposes.filter((each) => each !== purpose)) {
      const sent = encryptPassword(await handOutKeys(context, purpose), { password });
      expect(await decryptPassword(context, { ...sent, purpose: other })).toBeNull();
      expect(await decryptPassword(context, { ...sent, purpose })).toBeNull();
    }
  });

  it('[A5-009] opens within five minutes', async () => {
    const [inTime, tooLate] = [
      encryptPassword(await handOutKeys(context, purpose), { password }),
      encryptPassword(await handOutKeys(context, purpose), { password }),
    ];
    now = new Date(now.getTime() + 5 * 60_000 - 1);
    expect(await decryptPassword(context, { purpose, ...inTime })).not.toBeNull();
    now = new Date(now.getTime() + 1);
    expect(await decryptPassword(context, { purpose, ...tooLate })).toBeNull();
  });

  const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
  it.each<[string, Parameters<typeof encryptPassword>[2]]>([
    ['PKCS#1 v1.5', { padding: constants.RSA_PKCS1_PADDING }],
    ['OAEP with SHA-1', { oaepHash: 'sha1' }],
    ['another session key inside', { text: passwordPlaintext('x'.repeat(43), { password }) }],
    ['no JSON', { text: Buffer.from('{').toString('base64') }],
    ['no base64 of UTF-8', { text: Buffer.from([0xff, 0xfe]).toString('base64') }],
    ['nothing', { text: '' }],
    ['a list', { text: json([]) }],
    ['no session key', { text: json({ password }) }],
  ])('[A5-009] is not opened: %s', async (_, changes) => {
    const sent = encryptPassword(await handOutKeys(context, purpose), { password }, changes);
    expect(await decryptPassword(context, { purpose, ...sent })).toBeNull();
  });

  it('[A5-009] is not opened when altered, cut, or under the key of another', async () => {
    const keys = await handOutKeys(context, purpose);
    const { rsaEncryptedString } = encryptPassword(keys, { password });
    const bytes = Buffer.from(rsaEncryptedString, 'base64');
    bytes[17] = (bytes[17] ?? 0) ^ 1;
    for (const altered of [bytes, bytes.subarray(1), Buffer.alloc(0)]) {
      const { sessionKey } = await handOutKeys(context, purpose);
      const sent = { sessionKey, rsaEncryptedString: altered.toString('base64') };
      expect(await decryptPassword(context, { purpose, ...sent })).toBeNull();
    }
    const { sessionKey } = await handOutKeys(context, purpose);
    expect(await decryptPassword(context, { purpose, sessionKey, rsaEncryptedString })).toBeNull();
  });
});

describe('the keys', () => {
  it('are of 3072 bits, in hex, the same for all processes that ask at once', async () => {
    await sql`delete from rsa_key`;
    const others = [openDatabase(url), openDatabase(url)];
    const places = [context, ...others.map((other) => ({ ...context, db: other.db }))];
    const keys = await Promise.all(
      [...places, ...places].map((place) => handOutKeys(place, purpose)),
    );
    expect(new Set(keys.map(({ publicKeyModulus }) => publicKeyModulus)).size).toBe(1);
    expect(new Set(keys.map(({ sessionKey }) => sessionKey)).size).toBe(keys.length);
    expect(keys[0]?.publicKeyModulus).toMatch(/^[89a-f][0-9a-f]{767}$/);
    expect(keys[0]?.publicKeyExponent).toBe('010001');
    expect(await sql`select id from rsa_key`).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });

  it('are made once where processes look for them at the same moment', async () => {
    await sql`delete from rsa_key`;
    const others = [openDatabase(url), openDatabase(url)];
    const asked = await inTransaction(db, async (tx) => {
      await tx.execute('lock table rsa_key in share row exclusive mode');
      const keys = others.map((other) => handOutKeys({ ...context, db: other.db }, purpose));
      await expect.poll(() => waitingForLock(sql)).toBe(2);
      return { keys: Promise.all(keys) };
    });
    const [one, other] = await asked.keys;
    expect(one?.publicKeyModulus).toBe(other?.publicKeyModulus);
    expect(await sql`select id from rsa_key`).toHaveLength(1);
    await Promise.all(others.map((each) => each.close()));
  });

  it('change after a day; who was handed the old one still uses it', async () => {
    const first = await handOutKeys(context, purpose);
    later(24 * 60 - 4);
    const last = await handOutKeys(context, purpose);
    later(4);
    const next = await handOutKeys(context, purpose);
    expect(last.publicKeyModulus).toBe(first.publicKeyModulus);
    expect(next.publicKeyModulus).not.toBe(first.publicKeyModulus);
    const sent = encryptPassword(last, { password });
    expect(await decryptPassword(context, { purpose, ...sent })).not.toBeNull();
  });

  it('are kept as digests where they open something', async () => {
    const { sessionKey } = await handOutKeys(context, purpose);
    const [found] = await sql<{ found: boolean }>`
      select bool_or(encode(key_hash, 'escape') like ${`%${sessionKey}%`}) as found
      from rsa_session_key`;
    expect(found).toEqual({ found: false });
  });
});
