import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import type { ChapterAhead, NearChapter } from './chapter-ahead.ts';

/** How long a view waits for its reader, in milliseconds: rights and pictures may change meanwhile. */
const heldMs = 5 * 60 * 1000;

type Prepared = Pick<NearChapter, 'address' | 'arrival'> & {
  /** It has waited for its reader long enough, and what it opens with is of no more use. */
  readonly onReleased: () => void;
};

/**
 * Fetches a chapter that opens at once: its view to where its screen looks for it, until the signal
 * or some minutes end that, and what it opens with. The service is told of no reading, and nothing is
 * fetched that would be delivered by that. Gives what it opens as once that is here; null where it opens
 * otherwise.
 */
export async function prepareChapter(
  store: EditionStore,
  { address, arrival, onReleased }: Prepared,
  signal: AbortSignal,
): Promise<ChapterAhead | null> {
  if (signal.aborted) return null;
  const { initiate } = chapterApi.endpoints.getChapterView;
  const asked = store.dispatch(initiate({ params: address }));
  const release = (): void => {
    // What waits to be called would hold the view itself.
    clearTimeout(timer);
    signal.removeEventListener('abort', release);
    asked.unsubscribe();
  };
  const timer = setTimeout(() => {
    release();
    onReleased();
  }, heldMs);
  signal.addEventListener('abort', release, { once: true });
  const { data: view } = await asked;
  if (!view) {
    release();
    // A refusal is its screen's to hear: one that is kept would be shown there before it asks.
    const refused = { type: 'Chapter', id: address.chapterId } as const;
    if (!signal.aborted) store.dispatch(chapterApi.util.invalidateTags([refused]));
    return null;
  }
  if (isDelivery(view)) {
    release();
    return null;
  }
  const near = { reader: store.getState().currentUser?.userId ?? null, address, view, arrival };
  const prepared = await (view.chapter.epub ? prepareBook(near) : prepareStrip(near));
  return signal.aborted ? null : prepared;
}

async function prepareStrip(near: NearChapter): Promise<ChapterAhead | null> {
  const code = await import('#chapter/comic/strip/prepare-strip.ts');
  return code.prepareStrip(near);
}

async function prepareBook(near: NearChapter): Promise<ChapterAhead | null> {
  const code = await import('#chapter/novel/ahead/prepare-book.ts');
  return code.prepareBook(near);
}

/** What is delivered of a fresh unlock ends the time in which it can be taken back. */
function isDelivery({ chapter: { epub, images } }: ChapterView): boolean {
  const isFresh = ({ parameter }: { readonly parameter: string }) =>
    new URLSearchParams(parameter).has('unlock');
  return epub?.endsTakeBack === true || images.some(isFresh);
}
