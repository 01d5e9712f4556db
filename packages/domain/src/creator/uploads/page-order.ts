/**
 * Pages in the order that was asked for. What has come meanwhile and is not named follows as it
 * stands; what is named and has gone is passed over.
 */
export function orderedPages<Id>(pages: readonly Id[], wanted: readonly Id[]): Id[] {
  const there = new Set(pages);
  const named = [...new Set(wanted)].filter((id) => there.has(id));
  const isNamed = new Set(named);
  return [...named, ...pages.filter((id) => !isNamed.has(id))];
}
