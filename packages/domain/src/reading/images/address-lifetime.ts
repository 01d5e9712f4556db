/** Addresses that are made within this time run out together. */
const bucketS = 6 * 60 * 60;

/** Who asks for fresh addresses so early asks in time. */
const earlyS = 60 * 60;

/**
 * When a signed address that is made now runs out, in seconds since 1970: 6 to 12 hours from now, and
 * the same for all that are made within 6 hours, so that a browser finds its copy again.
 */
export function expiryOf(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / bucketS) + 2) * bucketS;
}

/** When an address that runs out then, in seconds since 1970, was made at the latest, in milliseconds. */
export function madeUpTo(expiry: number): number {
  return (expiry - bucketS) * 1000;
}

/** Whether addresses that came at `since` may be too old to be tried, both in milliseconds. */
export function hasRunOut(since: number, now: number): boolean {
  return now - since > (bucketS - earlyS) * 1000;
}
