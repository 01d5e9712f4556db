import type { Reporter } from 'vitest/node';
import { EndsStalled } from '#ends-stalled.ts';

/** Where every package leaves its results for `pnpm spec` and `npm test`, relative to the package. */
export const resultsFile = 'node_modules/.cache/hanji/test-results.json';

const reporters: (string | Reporter)[] = ['default', 'json', new EndsStalled()];

/** Results as text for people and as JSON for `pnpm spec`; a run that stalls comes to an end. */
export const reporting = { reporters, outputFile: { json: resultsFile } };
