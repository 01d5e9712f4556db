import type { Outbox, WaitingEvent, WaitingPlace } from '#reading/memory/outbox.ts';

/** What may be told now: of who reads now, and of nobody else. */
export function ofReader({ events, places }: Outbox, user: string | null): Outbox {
  const isOwn = ({ reader }: WaitingEvent | WaitingPlace): boolean => reader === user;
  return { events: events.filter(isOwn), places: places.filter(isOwn) };
}

/**
 * Whether what was refused with a code may be taken later: nobody answered, or the service cannot
 * now. A member's waits for the next sign-in; whatever else is refused, is refused for good.
 */
export function mayBeTakenLater(code: number, user: string | null): boolean {
  return code >= 500 || code === 408 || code === 429 || (code === 401 && user !== null);
}

/**
 * Whether a refusal may be of one place among those that were told together: they are told apart then.
 * What is refused alone with 400 is let go at once; with 500 only where another one was taken.
 */
export function mayBeOfOne(code: number): boolean {
  return code === 400 || code === 500;
}
