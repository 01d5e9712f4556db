import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { useTellOnce } from '#chapter/events/use-tell-once.ts';
import { useLoaded } from '#shared/use-loaded.ts';
import { findKept, isOfDevice, isUnreached, loadKept } from '#kept/load-kept.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { useState } from 'react';
import { bookComing, bookHere, forgetBook } from './ahead/book-ahead.ts';
import { fetchWhole } from './fetch-book.ts';

type Asked = Pick<ChapterViewerProps, 'address' | 'view' | 'reader' | 'onDelivered' | 'onRenew'>;

/** A book, and the view by which the service gave it; null where the device has kept it. */
type Book = { readonly bytes: ArrayBuffer; readonly givenBy: ChapterView | null };

/**
 * The EPUB of a chapter, by the call that its view signed. An address that holds no more, in a tab
 * that was open for hours, is asked for anew once. Where the view is refused then, its screen says so in
 * place of this one: nothing more comes. Without a connection it is the one that this device keeps,
 * which is said also where its view had come ahead of that. A book that was fetched ahead is there at once.
 */
export function useChapterBook(asked: Asked) {
  const { address, view, reader, onDelivered } = asked;
  const store = useEditionStore();
  const say = useToast();
  const t = usePhrases('viewer');
  const keep = async (bytes: ArrayBuffer, givenBy: ChapterView): Promise<void> => {
    const { keepChapter } = await loadKept();
    // Who has signed out meanwhile leaves nothing behind.
    const user = store.getState().currentUser?.userId ?? null;
    const owner = { reader, chapterId: address.chapterId, address };
    if (user !== reader || !(await keepChapter(owner, givenBy, bytes))) return;
    const { keepOfflinePage } = await import('#kept/offline-page/keep-page.ts');
    await keepOfflinePage();
  };
  const take = ({ bytes, givenBy }: Book): void => {
    onDelivered(givenBy ?? view);
    if (givenBy && !isOfDevice(givenBy)) {
      whenIdle(() => {
        // A browser that is full or keeps nothing goes on without.
        keep(bytes, givenBy).catch(() => {});
      });
    } else say({ text: t('keptOffline') });
  };
  const [here] = useState(() => bookHere(view));
  const loaded = useLoaded(
    async (signal) => {
      const book = await bookOf(asked, signal);
      take(book);
      return book.bytes;
    },
    view.chapter.epub,
    here,
  );
  useTellOnce(here !== undefined, () => {
    if (here) take({ bytes: here, givenBy: view });
  });
  const drop = async (): Promise<void> => {
    const { dropKept } = await loadKept();
    await dropKept({ reader, chapterId: address.chapterId });
  };
  return {
    ...loaded,
    /** What came cannot be opened: it is not kept either, and is asked for anew. */
    reload: (): void => {
      forgetBook(view);
      drop().then(loaded.again, loaded.again);
    },
  };
}

async function bookOf(
  { address, view, reader, onRenew }: Asked,
  signal: AbortSignal,
): Promise<Book> {
  try {
    const bytes = (await bookComing(view)) ?? (await fetchWhole(address, view, signal));
    return { bytes, givenBy: view };
  } catch (error) {
    if (isUnreached(error)) {
      const kept = await findKept({ reader, chapterId: address.chapterId });
      const { contentVersion } = view.chapter;
      if (kept?.view.chapter.contentVersion === contentVersion) {
        return { bytes: kept.book, givenBy: null };
      }
    }
    if (!isApiError(error) || error.code !== 403) throw error;
    const renewed = await onRenew();
    if (!renewed) return new Promise<never>(() => undefined);
    return { bytes: await fetchWhole(address, renewed, signal), givenBy: renewed };
  }
}
