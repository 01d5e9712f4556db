import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { takeBackSeconds } from '@hanji/domain/purchase/rights/take-back.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import { onChapterNews, tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { purchaseError } from '@hanji/domain/errors/kinds/purchase-error.ts';
import { useDispatch } from 'react-redux';
import { settled } from '#calls/settled.ts';
import { useTakeBackChaptersMutation } from './endpoints.ts';

type Unlocked = {
  readonly bought: PurchasedChapters;
  /** When it was asked for, as `performance.now()`: the minute has not begun before. */
  readonly sentAt: number;
  /** What was bought, in a sentence. */
  readonly text: string;
};

/**
 * Says what was unlocked, and takes it back on demand: for a minute, while nothing of it has
 * reached its reader. As long as that holds the offer stays, on the title as over a viewer whose
 * first image does not come.
 */
export function useTellUnlocked({ contentType, contentId }: SoldTitle) {
  const t = usePhrases('unlock');
  const errors = usePhrases('purchase');
  const locale = useLocale();
  const say = useToast();
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [takeBack] = useTakeBackChaptersMutation();

  async function undo(chapterIds: readonly number[]): Promise<void> {
    const params = { contentType, contentId };
    const undone = await settled(takeBack({ params, body: { chapterIds } }));
    coinsChanged(dispatch);
    if ('data' in undone) {
      for (const id of chapterIds) tellOfChapter('takenBack', id);
      return say({ text: t('takenBack'), kind: 'success' });
    }
    const { code, message } = undone.error;
    // 404 and 409 say themselves why it cannot be: too late, or nothing to take back.
    const own = code === 404 || code === 409 ? message : '';
    say({ text: own === '' ? errors(purchaseError(code)) : own, kind: 'error' });
  }

  return ({ bought: { chapters, takeBackUntil }, sentAt, text }: Unlocked): void => {
    if (takeBackUntil === null) return;
    const ids = chapters.map(({ id }) => id);
    const signal = takeBackSignal(ids, sentAt);
    say({
      text: joinSentences(locale, [text, t('takeBackFor', { count: takeBackSeconds })]),
      kind: 'success',
      action: { label: t('takeBack'), onAction: () => void undo(ids), until: { signal, text } },
      lasts: takeBackSeconds * 1000,
    });
  };
}

/** Ends with the minute, or once something of one of the chapters is delivered. */
function takeBackSignal(chapterIds: readonly number[], sentAt: number): AbortSignal {
  const over = new AbortController();
  const left = sentAt + takeBackSeconds * 1000 - performance.now();
  setTimeout(() => over.abort(), Math.max(0, left));
  const end = (id: number): void => {
    if (chapterIds.includes(id)) over.abort();
  };
  onChapterNews('delivered', end, over.signal);
  return over.signal;
}
