/** Where a link led whose chapter is being opened; of this page alone, so that a reload forgets it. */
type LinkedPlace = {
  readonly chapterId: number;
  readonly place?: string | undefined;
};

let linked: LinkedPlace | null = null;

/** Said before the chapter is opened. */
export function announceLink(to: LinkedPlace): void {
  linked = to.place === undefined ? null : to;
}

/** Where in this chapter a link led, `name#fragment`; undefined where none did. */
export function linkedPlaceIn(chapterId: number): string | undefined {
  return linked?.chapterId === chapterId ? linked.place : undefined;
}

/** It has begun: from here on its place is the reader's. */
export function forgetLink(chapterId: number): void {
  if (linked?.chapterId === chapterId) linked = null;
}
