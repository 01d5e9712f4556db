/** Where a page of a library ended: what its list is sorted by, and the title. */
export type PageCursor = { readonly at: Date; readonly contentId: number };

/** Sorted by name, it is the title's own that counts. */
const noMoment = new Date(0);

export function readCursor(after: string): PageCursor {
  const [at = 0, contentId = 0] = after.split('-').map(Number);
  return { at: new Date(at), contentId };
}

export function writeCursor(at: Date | null, contentId: number): string {
  return `${(at ?? noMoment).getTime()}-${contentId}`;
}
