import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import type { End } from '#novel/engine/join/drawn-text.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** A part that comes or goes. */
type Step = { readonly kind: 'join' | 'letGo'; readonly end: End };

/** In screens: a part is joined where there is less text, and let go where there is more. */
const reach = { join: 6, letGo: 18, letGoInMotion: 54 } as const;
/** The same in pages, where any change of the text lays out all of it anew. */
const pages = { join: 2, letGo: 4, mostParts: 2 } as const;

const bothEnds = ['after', 'before'] as const satisfies readonly End[];

type Joinable = (end: End) => SpineSection | undefined;

/** How many screens of other parts lie between the reader and the outermost one. */
function screensTo(screen: BookScreen, end: End): number {
  const { text, page } = screen;
  if (text.parts.length === 1) return 0;
  const inner = end === 'before' ? text.parts[1] : text.outermost(end);
  const start = inner && rangeAt(inner.text, 0);
  if (!start) return 0;
  const distance = screen.distanceOf(rectOf(start));
  return (end === 'before' ? -distance : distance - page) / page;
}

/** How many pages lie between the reader and a blank, which is never seen. */
function pagesToBlank(screen: BookScreen): number {
  const start = screen.text.blank && rangeAt(screen.text.parts[0].text, 0);
  return start ? -screen.distanceOf(rectOf(start)) / screen.page : Infinity;
}

/** What comes after is there before its page is; what comes before, when it is asked for. */
function nextPageStep(screen: BookScreen, joinable: Joinable): Step | undefined {
  const isWanted = {
    after: screen.after < pages.join * screen.page,
    before: pagesToBlank(screen) < pages.join,
  };
  const end = bothEnds.find((at) => isWanted[at] && joinable(at));
  // Before another one is joined: the less there is, the sooner it is laid out.
  if (screen.text.parts.length + (end ? 1 : 0) > pages.mostParts) {
    const far = bothEnds.find((at) => screensTo(screen, at) > pages.letGo);
    if (far) return { kind: 'letGo', end: far };
  }
  return end && { kind: 'join', end };
}

/** What to do next, so that the reader comes to no end where the text goes on. */
export function nextStep(
  screen: BookScreen,
  isAtRest: boolean,
  joinable: Joinable,
): Step | undefined {
  if (screen.isPaginated) return nextPageStep(screen, joinable);
  const most = isAtRest ? reach.letGo : reach.letGoInMotion;
  const far = bothEnds.find((end) => screensTo(screen, end) > most);
  if (far) return { kind: 'letGo', end: far };
  // What comes above moves the scroll, which may take it out of a finger's hand.
  const ends: readonly End[] = isAtRest ? bothEnds : ['after'];
  const end = ends.find((at) => screen[at] < reach.join * screen.page && joinable(at));
  return end && { kind: 'join', end };
}
