/** A reason to stop that its one line explains fully. */
export class Stop extends Error {
  /** @param {string} message @param {number} [code] */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/** Prints why, in one line for what was foreseen; gives the exit code. @param {unknown} error */
export function stopWith(error) {
  if (!(error instanceof Stop)) {
    console.error(error);
    return 1;
  }
  if (error.message) console.error(error.message);
  return error.code;
}
