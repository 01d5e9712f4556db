const lockName = 'hanji.guest';

/**
 * Does what begins or replaces a guest's session when no tab of the site does so, one after the
 * other; where a browser has no locks, at once.
 */
export async function oneAtATime<Done>(work: () => Promise<Done>): Promise<Done> {
  // Only where the page came over an encrypted way, or from this machine.
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : await work();
}
