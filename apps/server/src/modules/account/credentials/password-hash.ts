import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '#modules/readers/visitor-key.ts';
import { BoundedTurns } from '#modules/account/bounded-turns.ts';

/** Argon2id, whose memory is in KiB: what OWASP asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Each hash has a processor for some 25 ms: one is left to everything else, and of the four threads
 * on which Node also reads files and compresses, two are.
 */
const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const mostWaiting = 512;

const hashes = new BoundedTurns({ atOnce: hashesAtOnce, mostWaiting });

/** While the hashes of some are made, others are looked up. */
const checks = new BoundedTurns({ atOnce: hashesAtOnce + 1, mostWaiting });

/**
 * For calls that compare a password, as a whole, and for what makes a hash: however many come at
 * once, they take few of the connections to the database, and the others are for everybody else.
 * Networks take turns, so that one that asks for very many waits for itself; a hash that is made
 * outside of them would stand before everybody's.
 * @throws ApiFailure 503 when too many wait for their turn
 */
export function inPasswordTurn<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
  return checks.run(work, networkOf(ip));
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** Costs what a member's hash costs, and is no password's. */
const nobodysHash = [
  '',
  'argon2id',
  'v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  unpadded(randomBytes(16)),
  unpadded(randomBytes(32)),
].join('$');

/**
 * Argon2id of a password, with its parameters and a salt of its own.
 * @throws ApiFailure 503 when too many passwords wait for their turn
 */
export function hashPassword(password: string): Promise<string> {
  return hashes.run(() => hash(password, cost));
}

/**
 * Whether a password is the one of a hash. Without a hash (no such account, no password) or
 * without a password (what was sent could not be decrypted) it is not, and that takes as long.
 * @throws ApiFailure 503 when too many passwords wait for their turn
 */
export async function verifyPassword(
  kept: string | null,
  password: string | null,
): Promise<boolean> {
  const right = await hashes.run(() => verify(kept ?? nobodysHash, password ?? ''));
  return right && kept !== null && password !== null;
}
