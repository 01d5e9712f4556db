/** What a viewer leaves in the history on the way to its title: the chapter that costs something. */
export function askedState(chapterId: number) {
  return { asked: chapterId };
}

/** A reload brings it again, and anybody may have written it. */
export function askedIn(state: unknown): number | null {
  const asked: unknown = Object(state).asked;
  return typeof asked === 'number' ? asked : null;
}
