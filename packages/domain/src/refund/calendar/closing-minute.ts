const minuteMs = 60_000;

/**
 * The first moment after what the notice says to end at `end`: it speaks in minutes, so the minute
 * belongs to it as a whole (challenge-and-shutdown, section 1).
 */
export function closingOf(end: Date): Date {
  return new Date(end.getTime() + minuteMs);
}
