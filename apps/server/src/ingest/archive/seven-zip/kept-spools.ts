import type { Spool } from '#ingest/spool.ts';

/** Works of many archives are read one after another: more would only fill the disk. */
const most = 4;

/** The one that was read from last stands at the end. */
const kept: Spool[] = [];

/** Forgets a spool that is closed. */
export function forgetSpool(spool: Spool): void {
  const at = kept.indexOf(spool);
  if (at >= 0) kept.splice(at, 1);
}

/** Says that a spool is in use. Of many, the one that has not been for longest is closed. */
export function keepSpool(spool: Spool): void {
  forgetSpool(spool);
  kept.push(spool);
  while (kept.length > most) void kept.shift()?.close();
}
