import type { LibraryTitle } from '@hanji/contract/calls/library.ts';
import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import {
  useRemoveFromLibraryMutation,
  useSubscribeMutation,
  useUnsubscribeMutation,
} from '#calls/changes.ts';

/** As many as one call takes. */
const mostAtOnce = 100;

/**
 * Takes titles from a list; resolves to whether that was done. Subscriptions can be taken back at
 * once, each title to where it stood; other lists ask before.
 */
export function useRemove(
  type: LibraryType,
): (titles: readonly LibraryTitle[]) => Promise<boolean> {
  const t = usePhrases('library');
  const undo = usePhrases('reading')('undo');
  const say = useToast();
  const [remove] = useRemoveFromLibraryMutation();
  const [unsubscribe] = useUnsubscribeMutation();
  const [subscribe] = useSubscribeMutation();

  const takeBack = async (titles: readonly LibraryTitle[]): Promise<void> => {
    for (const title of titles) {
      const { error } = await subscribe({ params: title });
      if (error) return say({ kind: 'error', text: t('undoFailed') });
    }
  };
  return async (titles) => {
    for (let from = 0; from < titles.length; from += mostAtOnce) {
      const body = titles.slice(from, from + mostAtOnce);
      const { error } = await (type === 'subscribed'
        ? unsubscribe({ body })
        : remove({ params: { type }, body }));
      if (error) {
        say({ kind: 'error', text: t('removeFailed') });
        return false;
      }
    }
    say({
      kind: 'success',
      text: t('removed', { count: titles.length }),
      ...(type === 'subscribed' && {
        action: { label: undo, onAction: () => void takeBack(titles) },
      }),
    });
    return true;
  };
}
