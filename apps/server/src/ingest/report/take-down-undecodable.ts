import { countUndecodable } from '#ingest/xml/decode-text.ts';
import type { Omissions } from './omissions.ts';

/** Takes down letters of a file that its encoding does not have: a sign stands for each. */
export function takeDownUndecodable(
  bytes: Uint8Array,
  place: string,
  omissions: Omissions | undefined,
): void {
  const characters = countUndecodable(bytes);
  if (characters === 0) return;
  const reason = 'has bytes that are no letters in its encoding, shown as \uFFFD';
  omissions?.add({ kind: 'text', place, reason, characters });
}
