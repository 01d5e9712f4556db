/** The page of an event (decision "pages of events"). */
export function eventPath(id: number): string {
  return `/event/${id}`;
}
