import type { DrawnBook } from '#novel/engine/drawn-book.ts';
import { neighbour } from '#novel/engine/join/joins.ts';
import { type Target, targetOfSection } from '#novel/engine/place/targets.ts';

type Turn = {
  readonly forward: boolean;
  readonly paged: boolean;
  /** Where the reader stands while nothing is drawn, as when a part has failed. */
  readonly wanted: Target | undefined;
};

/** Turns to the next screen; gives where to go for it, or that nothing lies beyond. */
export async function turn(
  drawn: DrawnBook | undefined,
  { forward, paged, wanted }: Turn,
): Promise<Target | 'turned' | 'beyond'> {
  if (paged && drawn?.screen?.turn(forward)) {
    drawn.report(true);
    await drawn.fit(true);
    return 'turned';
  }
  const end = forward ? 'after' : 'before';
  const text = drawn?.screen?.text;
  const section = neighbour(text ? text.outermost(end).section : wanted?.section, end);
  if (!drawn || !section) return 'beyond';
  if (forward) return targetOfSection(section, false);
  if (!paged) return targetOfSection(drawn.joins.beginning(section), false);
  // In one flow with what follows, its last page is a whole one.
  if (text) await drawn.joinBefore();
  return targetOfSection(section, true);
}
