import { api } from '@hanji/api-client/api.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedIn } from './asked-chapter.ts';
import type { WantedChapter } from './chapter-opener.ts';

/**
 * Asks about the chapter from whose viewer the service has led back (402), by what is known now: how
 * it can be had, or that it is not open. Once: going back to this page does not ask.
 */
export function useAskedOnArrival(ask: (wanted: WantedChapter) => Promise<boolean>): void {
  const t = usePhrases('errors');
  const say = useToast();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { pathname, search, state } = useLocation();
  const arrive = useEffectEvent(async () => {
    const chapterId = askedIn(state);
    if (chapterId === null) return;
    await navigate(pathname + search, { replace: true, state: null });
    // The viewer would be led back by the refusal that it left behind.
    dispatch(api.util.invalidateTags(['Chapter']));
    const asks = await ask({ chapterId, intent: 'read' }).catch(() => false);
    if (!asks) say({ text: t('purchaseTitle') });
  });
  useEffect(() => void arrive(), []);
}
