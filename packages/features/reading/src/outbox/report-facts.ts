/** Whose it is: the session may be nobody's by now. A visitor is nobody whom one could name. */
export function whose(reader: string | null): { readonly reader?: string } {
  return reader === null ? {} : { reader };
}

/** How long ago it was, in milliseconds. A clock that was set back since would say it is to come. */
export function agoOf({ at }: { readonly at: number }, now: number): number {
  return Math.max(0, now - at);
}
