/**
 * Whole seconds until `end`, as the wire counts what remains (reading-service, section 3:
 * rentRemained, rentableRemained, expireRemained); 0 when it has passed or less than one is left.
 */
export function secondsLeft(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}
