import { answerPushes } from './answer-pushes.ts';
import type { PushScope } from './push-scope.ts';

/**
 * The one worker of a site, built as a file of its own (`/worker.js`). Each part listens to its own
 * events: nothing is fetched or kept here, and what will answer requests joins as another part.
 */
// A worker's globals, which the types of pages do not know.
answerPushes(globalThis as unknown as PushScope);
