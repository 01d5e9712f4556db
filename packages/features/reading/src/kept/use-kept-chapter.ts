import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endsRightToRead } from '@hanji/domain/reading/offline/right-to-read.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLoaded } from '#shared/use-loaded.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { findKept, isUnreached, loadKept } from './load-kept.ts';
import type { KeptOwner } from './kept-chapters.ts';

type Asked = {
  /** What the service has said of the chapter. */
  readonly view: ChapterView | undefined;
  readonly error: unknown;
  readonly onAsk: () => void;
};

type Kept = {
  readonly view: ChapterView | undefined;
  /** It is not known yet whether there is one. */
  readonly isLookedFor: boolean;
};

/**
 * A novel's chapter that this device keeps, where the service cannot be heard. What is heard of it keeps what
 * is kept true: a refusal, another text or other rights let it go.
 */
export function useKeptChapter(address: ChapterAddress, reader: string | null, asked: Asked): Kept {
  const { chapterId } = address;
  const { view, error, onAsk } = asked;
  const isBook = workKind(address.contentType) === 'novel';
  const isUnheard = isBook && address.chapterFileSalesType === 'product' && isUnreached(error);
  const owner: KeptOwner = { reader, chapterId };
  const subject = isUnheard ? `${reader} ${chapterId}` : null;
  const found = useLoaded(async () => (isUnheard ? findKept(owner) : null), subject);
  const kept = isUnheard ? (found.value?.view ?? undefined) : undefined;

  const confirm = useEffectEvent(async (given: ChapterView) => {
    const { confirmKept } = await loadKept();
    await confirmKept({ ...owner, address }, given);
  });
  const drop = useEffectEvent(async () => {
    const { dropKept } = await loadKept();
    await dropKept(owner);
  });
  const refusal = isApiError(error) && endsRightToRead(error.code) ? error : null;
  useEffect(() => {
    // A browser that keeps nothing has nothing to mend.
    if (view?.chapter.epub) confirm(view).catch(() => {});
  }, [view]);
  useEffect(() => {
    if (refusal) drop().catch(() => {});
  }, [refusal]);

  const ask = useEffectEvent(onAsk);
  const isShown = kept !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const back = (): void => ask();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [isShown]);
  return { view: kept, isLookedFor: isUnheard && found.value === undefined && !found.error };
}
