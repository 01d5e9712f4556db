const scriptMissing =
  /dynamically imported module|Importing a module script failed|Failed to fetch/i;
// Vite's own words, for the styles that belong to a page's code.
const stylesMissing = /^Unable to preload CSS/;

/** Whether a page failed because its code could not be fetched, in the words of the three engines. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (stylesMissing.test(error.message)) return true;
  return error instanceof TypeError && scriptMissing.test(error.message);
}
