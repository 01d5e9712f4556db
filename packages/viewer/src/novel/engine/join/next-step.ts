import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import type { End } from '#novel/engine/join/drawn-text.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** A part that comes or goes. */
type Step = { readonly kind: 'join' | 'letGo'; readonly end: End };

/** In screens: a part is joined where there is less text, and let go where there is more. */
const reach = { join: 6, letGo: 18, letGoInMotion: 54 } as const;

/** How many screens of other parts lie between the reader and the outermost one. */
function screensTo(screen: BookScreen, end: End): number {
  const { text, page } = screen;
  const inner = end === 'before' ? text.parts[1] : text.outermost(end);
  const start = inner && rangeAt(inner.text, 0);
  if (!start) return 0;
  const distance = screen.distanceOf(rectOf(start));
  return (end === 'before' ? -distance : distance - page) / page;
}

/** What to do next, so that the reader comes to no end where the text goes on. */
export function nextStep(
  screen: BookScreen,
  isAtRest: boolean,
  joinable: (end: End) => SpineSection | undefined,
): Step | undefined {
  if (screen.isPaginated) return undefined;
  // What comes above moves the scroll, which may take it out of a finger's hand.
  const ends: readonly End[] = isAtRest ? ['after', 'before'] : ['after'];
  for (const end of ends) {
    if (screen[end] < reach.join * screen.page && joinable(end)) return { kind: 'join', end };
  }
  if (screen.text.parts.length === 1) return undefined;
  const most = isAtRest ? reach.letGo : reach.letGoInMotion;
  const far = (['after', 'before'] as const).find((end) => screensTo(screen, end) > most);
  return far && { kind: 'letGo', end: far };
}
