import { createHmac } from 'node:crypto';
import type { Secrets } from '#db/secrets.ts';

/** Two emails that differ only in their case are one account's. */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}

/**
 * Stands for what could be guessed from a plain digest: emails, networks, codes. `use` keeps the
 * digests of one table apart from those of another.
 */
export function keyedDigest(
  { accountDigest }: Pick<Secrets, 'accountDigest'>,
  use: string,
  ...parts: readonly string[]
): Buffer {
  return createHmac('sha256', accountDigest)
    .update(JSON.stringify([use, ...parts]))
    .digest();
}
