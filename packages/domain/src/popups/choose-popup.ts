import type { Popup } from '@hanji/contract/entities/popup.ts';
import type { PopupMemory } from './popup-memory.ts';

/** Over so many seconds lie between two popups (reading-service, section 9 "Popup interval"). */
export const popupIntervalSeconds = 600;

type PopupFacts = Pick<Popup, 'id' | 'isSkip' | 'repeatable' | 'repeatInterval'>;

/**
 * The popup to show, with its index; null where none is due (reading-service, section 4). Over 600
 * seconds must have passed since the last one. The choice goes on cyclically behind the index shown
 * last and passes over what is skipped, what was shown and is not repeatable, and what is
 * repeatable but was shown within its own interval. `now` in milliseconds.
 */
export function choosePopup<P extends PopupFacts>(
  popups: readonly P[],
  memory: PopupMemory,
  now: number,
): { readonly popup: P; readonly index: number } | null {
  const { latestShownAt, latestIndex } = memory;
  if (latestShownAt !== null && !passed(latestShownAt, popupIntervalSeconds, now)) return null;
  const first = latestIndex === null ? 0 : (latestIndex + 1) % popups.length;
  const all = popups.map((popup, index) => ({ popup, index }));
  return [...all.slice(first), ...all].find(({ popup }) => isDue(popup, memory, now)) ?? null;
}

function isDue(popup: PopupFacts, { skippedIds, shown }: PopupMemory, now: number): boolean {
  if (popup.isSkip || skippedIds.includes(popup.id)) return false;
  const before = shown.find(({ id }) => id === popup.id);
  if (before === undefined) return true;
  return popup.repeatable && passed(before.at, popup.repeatInterval, now);
}

/** A moment that is still to come was written by a clock set wrong: it must not bar popups for long. */
function passed(at: number, seconds: number, now: number): boolean {
  return Math.abs(now - at) > seconds * 1000;
}
