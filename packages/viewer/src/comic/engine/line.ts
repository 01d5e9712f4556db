/** What a browser says of the reader's connection. */
export type Line = {
  /** The reader has asked for little data. */
  readonly sparing: boolean;
  /** One thing at a time: what is on the screen must not wait for what is not. */
  readonly slow: boolean;
};

const slowTypes: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Reads `navigator.connection`, which not every browser has: without it the line is good. */
export function lineOf(navigator: object): Line {
  const connection = partOf(navigator, 'connection');
  const sparing = partOf(connection, 'saveData') === true;
  return { sparing, slow: sparing || slowTypes.has(partOf(connection, 'effectiveType')) };
}
