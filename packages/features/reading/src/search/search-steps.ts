/** How many searches stand before a place in the history, by the state that it was pushed with. */
export function searchesBefore(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('searchesBefore' in state)) return 0;
  return typeof state.searchesBefore === 'number' ? state.searchesBefore : 0;
}

/** What the place after it is pushed with. */
export function nextSearch(state: unknown): { readonly searchesBefore: number } {
  return { searchesBefore: searchesBefore(state) + 1 };
}
