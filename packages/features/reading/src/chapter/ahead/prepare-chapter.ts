import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { openImages } from '#chapter/comic/opened-images.ts';
import { StripsAhead } from '#chapter/comic/strip/StripsAhead.tsx';
import type { StripAhead } from '#chapter/comic/strip/strip-ahead.ts';
import { stripPictures } from '#chapter/comic/strip/strip-pictures.ts';
import { stripStart } from '#chapter/comic/strip/strip-start.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import { chapterPictures } from '#first/first-pictures.ts';
import type { Arrival } from '#opening/arrival.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** How long a view waits for its reader, in milliseconds: rights and pictures may change meanwhile. */
const heldMs = 5 * 60 * 1000;

/** What is delivered of a fresh unlock ends the time in which it can be taken back. */
function isDelivery({ chapter }: ChapterView): boolean {
  return chapter.images.some(({ parameter }) => new URLSearchParams(parameter).has('unlock'));
}

/**
 * Fetches a chapter that opens at once: its view to where its screen looks for it, until the signal
 * or some minutes end that, and the pictures that it opens with into the browser's store. The service
 * is told of no reading, and no picture is fetched that would be delivered by that. Gives the strip
 * that it opens as once its pictures are here; null where it opens otherwise.
 */
export async function prepareChapter(
  store: EditionStore,
  address: ChapterAddress,
  signal: AbortSignal,
  arrival: Arrival | null,
): Promise<StripAhead | null> {
  if (signal.aborted) return null;
  const { initiate } = chapterApi.endpoints.getChapterView;
  const asked = store.dispatch(initiate({ params: address }));
  const release = (): void => {
    // What waits to be called would hold the view itself.
    clearTimeout(timer);
    asked.unsubscribe();
  };
  const timer = setTimeout(release, heldMs);
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
  const images = await openImages(view);
  if (images.length === 0) return null;
  const reader = store.getState().currentUser?.userId ?? null;
  const start = stripStart(reader, address, view, arrival);
  const position = start?.position;
  const pictures = position ? stripPictures(images, position) : await chapterPictures(view);
  await Promise.allSettled(pictures.map(fetchPicture));
  return start && !signal.aborted ? { address, view, images, position, Strips: StripsAhead } : null;
}

function fetchPicture({ url, srcset = '', sizes = '' }: PagePicture): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = sizes;
  image.srcset = srcset;
  image.src = url;
  return image.decode();
}
