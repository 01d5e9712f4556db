import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedIn } from './asked-chapter.ts';
import type { WantedChapter } from './chapter-opener.ts';

/**
 * Asks about the chapter from whose viewer the service has led back (402): how it can be had, or
 * where nothing can be offered, that it is not open. Once: going back to this page does not ask.
 */
export function useAskedOnArrival(ask: (wanted: WantedChapter) => Promise<boolean>): void {
  const t = usePhrases('errors');
  const say = useToast();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const arrive = useEffectEvent(async () => {
    const chapterId = askedIn(state);
    if (chapterId === null) return;
    await navigate(pathname + search, { replace: true, state: null });
    const asks = await ask({ chapterId, intent: 'read' }).catch(() => false);
    if (!asks) say({ text: t('purchaseTitle') });
  });
  useEffect(() => void arrive(), []);
}
