/** What comments are ordered by; `at` is ISO 8601. */
export type RankedFacts = { readonly id: number; readonly likes: number; readonly at: string };

/**
 * Comments, the most liked or else the newest first; the list given stays as it is. Of those with
 * as many likes the newest is first, of those of the same moment the one with the greatest id.
 */
export function rankComments<C>(
  comments: readonly C[],
  likesFirst: boolean,
  factsOf: (comment: C) => RankedFacts,
): C[] {
  return comments
    .map((comment) => ({ comment, ...factsOf(comment) }))
    .toSorted((a, b) => (likesFirst && b.likes - a.likes) || newestFirst(a, b))
    .map(({ comment }) => comment);
}

function newestFirst(a: RankedFacts, b: RankedFacts): number {
  return Date.parse(b.at) - Date.parse(a.at) || b.id - a.id;
}
