import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Digests = Record<string, string>;

const fileName = 'digests.json';
const read = new Map<string, Digests>();

/**
 * Whether this shot was found to show what this kept picture shows, byte for byte the same both:
 * then nothing needs decoding. A machine that draws otherwise compares its pictures.
 */
export function isKnownMatch(picture: string, shot: Buffer, kept: Buffer): boolean {
  return digestsOf(path.dirname(picture))[path.basename(picture)] === digestOf(shot, kept);
}

/** Remembers beside the kept picture that this shot shows what it shows. */
export function keepMatch(picture: string, shot: Buffer, kept: Buffer): void {
  const folder = path.dirname(picture);
  const digests = digestsOf(folder);
  digests[path.basename(picture)] = digestOf(shot, kept);
  const sorted = Object.entries(digests).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  writeFileSync(path.join(folder, fileName), `${text}\n`);
}

function digestsOf(folder: string): Digests {
  const known = read.get(folder);
  if (known) return known;
  const file = path.join(folder, fileName);
  const digests = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Digests) : {};
  read.set(folder, digests);
  return digests;
}

function digestOf(shot: Buffer, kept: Buffer): string {
  return createHash('sha256').update(shot).update(kept).digest('hex').slice(0, 16);
}
