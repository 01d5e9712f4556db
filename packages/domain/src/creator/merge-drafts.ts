/** A draft that was changed in two places, field by field. */
export type MergedDraft<Draft> = {
  /** What only one side has changed is taken from there; of a clash it has mine. */
  readonly merged: Draft;
  /** The fields that both have changed, and not to the same. */
  readonly clashes: readonly (keyof Draft)[];
};

/**
 * Joins what was written here with what was saved elsewhere meanwhile, both made of `base`: nobody
 * loses a field that the other one has left alone, and what both have changed is to be asked.
 */
export function mergeDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): MergedDraft<Draft> {
  const fields = Object.keys(mine) as (keyof Draft)[];
  const untouched = fields.filter((field) => isSame(mine[field], base[field]));
  const clashes = fields.filter(
    (field) =>
      !untouched.includes(field) &&
      !isSame(theirs[field], base[field]) &&
      !isSame(mine[field], theirs[field]),
  );
  const taken = Object.fromEntries(untouched.map((field) => [field, theirs[field]]));
  return { merged: { ...mine, ...taken }, clashes };
}

/** Of words, switches and lists of words, which is all that drafts are made of. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
