import { answerPushes } from '@hanji/edition/worker/answer-pushes.ts';
import type { PushScope } from '@hanji/edition/worker/push-scope.ts';
import { answerOffline, type OfflineScope } from './answer-offline.ts';

/**
 * The worker of a site that is for reading: notices as any site's, and chapters without a connection.
 * Each part listens to its own events.
 */
// A worker's globals, which the types of pages do not know.
const scope = globalThis as unknown as PushScope & OfflineScope;
answerPushes(scope);
answerOffline(scope);
