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

/** A chapter's screen is there and knows it: whatever is opened next is another time. */
export function forgetLink(): void {
  linked = null;
}
