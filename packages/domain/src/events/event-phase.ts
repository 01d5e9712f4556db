import type { EventPhase } from '@hanji/contract/event-vocabulary.ts';

/** When an event goes on: its end is the first moment at which it does no more. */
export type EventPeriod = { readonly startAt: Date; readonly endAt: Date };

/** Where an event stands (reading-service, section 2 "Event list", which leaves it to us). */
export function eventPhase({ startAt, endAt }: EventPeriod, now: Date): EventPhase {
  if (now < startAt) return 'upcoming';
  return now < endAt ? 'running' : 'ended';
}
