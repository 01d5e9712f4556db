import { edgesOfSlide } from '#shared/react/pull/edges-of-element.ts';

/** How far an arrow key scrolls, in pixels. */
export const line = 80;

/** How much of a screen the space bar and the page keys go on: a line of before stays in sight. */
const screenShare = 0.9;

/** A wheel that has been still for this long begins anew, in milliseconds. */
const restMs = 200;

/** Whether a part of the screen holds more than that. */
export function isScrolled(element: Element): boolean {
  return element.scrollHeight > element.clientHeight + 1;
}

/** Scrolls an element down; whether there was something to scroll that way. */
export function scrollWithin(element: Element, pixels: number): boolean {
  const before = element.scrollTop;
  element.scrollBy({ top: pixels, behavior: 'instant' });
  return element.scrollTop !== before;
}

/** Scrolls an element on or back by a screen of its own, as `scrollWithin`. */
export function scrollScreen(element: Element, step: 'next' | 'previous'): boolean {
  const screen = element.clientHeight * screenShare;
  return scrollWithin(element, step === 'next' ? screen : -screen);
}

/**
 * Gives what says of each turn of a wheel whether it is that of an element that can be scrolled that
 * way, or what is left of the turn that came to its edge.
 */
export function wheelWithin(): (event: WheelEvent, element: Element) => boolean {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  return ({ deltaX, deltaY, timeStamp }, element) => {
    const goes = Math.abs(deltaY) >= Math.abs(deltaX);
    const scrolls = goes && !edgesOfSlide(element)[deltaY > 0 ? 'next' : 'previous'];
    if (!scrolls && timeStamp - scrolledAt > restMs) return false;
    scrolledAt = timeStamp;
    return true;
  };
}
