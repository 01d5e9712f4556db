import { stripAsSent } from '@hanji/domain/reading/comic/comic-settings.ts';

/**
 * Where a browser keeps what its reader's chapters of the area look like: see `keptPage` of the build.
 * Titles and chapters of the area have ids of their own, and so a memory of their own.
 */
export const keptChallenge = {
  address: /^\/challenge\/comic\/(\d+)\/(\d+)(?:\/|$)/,
  places: 'hanji.challengePositions',
  settings: 'hanji.challengeSettings',
  asSent: stripAsSent,
};
