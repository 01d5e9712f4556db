import type { LibraryTitle } from '@hanji/contract/calls/library.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useRef, useState } from 'react';
import { useSubscribeMutation, useUnsubscribeMutation } from '#calls/changes.ts';

type Subscription = {
  /** As it was pressed last, until the service says so too. */
  readonly subscribed: boolean;
  readonly busy: boolean;
  readonly toggle: () => void;
};

/**
 * Subscribes to a title and ends that, each told with a way to take it back. What is pressed is
 * sent one after the other, so that the last of it holds.
 */
export function useSubscription(title: LibraryTitle, known: boolean): Subscription {
  const t = usePhrases('reading');
  const say = useToast();
  const [start] = useSubscribeMutation();
  const [end] = useUnsubscribeMutation();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [waiting, setWaiting] = useState(0);
  const sent = useRef(Promise.resolve());
  const subscribed = pressed ?? known;
  if (pressed !== null && pressed === known && waiting === 0) setPressed(null);

  const send = async (wanted: boolean): Promise<void> => {
    const { error } = await (wanted ? start({ params: title }) : end({ body: [title] }));
    setWaiting((count) => count - 1);
    if (error) {
      setPressed(null);
      say({ kind: 'error', text: t(wanted ? 'subscribeFailed' : 'subscribeEndFailed') });
      return;
    }
    say({
      kind: 'success',
      text: t(wanted ? 'subscribeDone' : 'subscribeEnded'),
      topic: `subscription ${title.contentId}`,
      action: { label: t('undo'), onAction: () => set(!wanted) },
    });
  };
  const set = (wanted: boolean): void => {
    setPressed(wanted);
    setWaiting((count) => count + 1);
    sent.current = sent.current.then(() => send(wanted));
  };
  return { subscribed, busy: waiting > 0, toggle: () => set(!subscribed) };
}
