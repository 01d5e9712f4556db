/** Where every package leaves its results for `pnpm spec` and `npm test`, relative to the package. */
export const resultsFile = 'node_modules/.cache/hanji/test-results.json';

/** Results as text for people and as JSON for `pnpm spec`. */
export const reporting = {
  reporters: ['default', 'json'] as string[],
  outputFile: { json: resultsFile },
};
