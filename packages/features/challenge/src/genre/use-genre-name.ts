import type { ChallengeGenre } from '@hanji/contract/challenge-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

/** A genre in the reader's language; `completed` is a list beside them. */
export function useGenreName(): (genre: ChallengeGenre) => string {
  const t = usePhrases('challenge');
  const genres = usePhrases('genres');
  return (genre) => (genre === 'completed' ? t('rankCompleted') : genres(genre));
}
