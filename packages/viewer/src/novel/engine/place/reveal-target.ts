import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { DrawnPart } from '#novel/engine/join/drawn-part.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { startOfPart } from '#novel/engine/place/start-of-part.ts';
import type { Target } from '#novel/engine/place/targets.ts';

/**
 * Brings a place of a part on screen, its beginning where there is none. Gives what its reader then stands
 * at; undefined for what is seen first, as on a page that was asked for.
 */
export function revealTarget(
  screen: BookScreen,
  part: DrawnPart,
  place: Range | undefined,
  { lead = 0, page, byPage = false }: Pick<Target, 'lead' | 'page' | 'byPage'>,
): Range | undefined {
  if (page !== undefined) screen.scroll(page - Math.round(screen.before / screen.page));
  else
    screen.reveal(
      place ? rectOf(place) : startOfPart(screen.text, part, screen.edge),
      lead * screen.page,
    );
  return byPage ? undefined : place;
}
