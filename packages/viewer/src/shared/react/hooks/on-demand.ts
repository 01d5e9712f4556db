/** Code that is fetched when it is first wanted, and kept. */
export type OnDemand<Part> = {
  readonly load: () => Promise<Part>;
  /** Undefined until it has come, as with the chapter before: nothing is waited for then. */
  readonly here: () => Part | undefined;
};

export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let arrived: Part | undefined;
  return {
    load: async () => (arrived = await fetchPart()),
    here: () => arrived,
  };
}
