import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { secret } from '#db/schema/account/access.ts';

const secretNames = ['addressSigning', 'readerDigest', 'accountDigest'] as const;
type SecretName = (typeof secretNames)[number];

/**
 * Keys of 32 bytes, the same in every process on one database: `addressSigning` signs the
 * addresses of files, `readerDigest` keys the digest that stands for a visitor, `accountDigest`
 * those that stand for emails, networks and codes. Of bytes Node would make such a key with every use,
 * in eight times as long as the use takes.
 */
export type Secrets = Readonly<Record<SecretName, KeyObject>>;

/** Reads the shared keys, and makes those that are missing. Safe in many processes at once. */
export async function loadSecrets(db: Executor): Promise<Secrets> {
  await db
    .insert(secret)
    .values(secretNames.map((name) => ({ name, value: new Uint8Array(randomBytes(32)) })))
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(secret)
    .where(inArray(secret.name, [...secretNames]));
  const stored = new Map(rows.map((row) => [row.name, row.value]));
  const read = (name: SecretName): KeyObject => {
    const value = stored.get(name);
    if (value === undefined) throw new Error(`the secret ${name} vanished from the database`);
    return createSecretKey(value);
  };
  return {
    addressSigning: read('addressSigning'),
    readerDigest: read('readerDigest'),
    accountDigest: read('accountDigest'),
  };
}
