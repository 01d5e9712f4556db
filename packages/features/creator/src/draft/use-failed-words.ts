import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

/** The service's words on what failed; else that nothing is lost, and what to do. */
export function useFailedWords(): (words: string) => string {
  const t = usePhrases('creator');
  const online = useOnline();
  return (words) => words || t(online ? 'failedAgain' : 'failedOffline');
}
