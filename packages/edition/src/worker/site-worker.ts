import { answerPushes } from './answer-pushes.ts';
import type { PushScope } from './push-scope.ts';

/**
 * The one worker of a site, built as a file of its own (`/worker.js`). Each part listens to its own
 * events. A site that is for reading has a worker of that feature, which answers requests besides.
 */
// A worker's globals, which the types of pages do not know.
answerPushes(globalThis as unknown as PushScope);
