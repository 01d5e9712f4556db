import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits until it is one's turn to draw: one drawing for each turn of the event loop, so that the
 * database and the encoder are heard in between, however slow the machine is.
 */
export function inTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
