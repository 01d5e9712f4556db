import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import {
  comicSettingsOf,
  isStripAsSent,
  noComicChoices,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import { isAtEnd } from '@hanji/domain/reading/position/keep-position.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useSiteRouter } from '@hanji/edition/router/site-router-context.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { useReopening } from '@hanji/viewer/shared/react/hooks/use-reopening.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useState, type ReactElement } from 'react';
import { NavigationType } from 'react-router-dom';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { openImages } from './challenge-images.ts';
import { placeHere, placeOfAccount, writePlace } from './challenge-places.ts';
import { readSettings } from './challenge-settings.ts';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

type ChapterReaderProps = {
  readonly address: ChapterAddress;
  readonly view: ChallengeChapterView;
  /** Whose reading it is, by user id; null a visitor's. */
  readonly reader: string | null;
};

type Opened = {
  readonly images?: readonly OpenedImage[];
  readonly error?: ApiError | SerializedError;
};

async function loadViewer() {
  const [{ OpenedChapter }, { AccountPlaceOffer }] = await Promise.all([
    import('./OpenedChapter.tsx'),
    import('./AccountPlaceOffer.tsx'),
  ]);
  return { OpenedChapter, AccountPlaceOffer };
}

/** A chapter: its strip as far as it is known, until its addresses and the viewer are here. */
export function ChapterReader({ address, view, reader }: ChapterReaderProps): ReactElement {
  const drawnByService = useDrawnByService();
  const code = useLatePart(loadViewer, true);
  const [attempt, setAttempt] = useState(0);
  // What it opens with: a like, or a comment, is no other chapter.
  const [first] = useState(view);
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    let left = false;
    openImages(first).then(
      (images) => !left && setOpened({ images }),
      (cause: unknown) => !left && setOpened({ error: { message: String(cause) } }),
    );
    return () => {
      left = true;
    };
  }, [first, attempt]);
  const [settings] = useState(() => readSettings(address.contentId));
  const [here] = useState(() => placeHere(first.chapter, reader));
  const [elsewhere] = useState(() => placeOfAccount(first.chapter, here));
  const router = useSiteRouter();
  const [start, setStart] = useState(() =>
    // Who comes to a chapter that was read to its end, and not back to it, reads it anew.
    here && router.state.action !== NavigationType.Pop && endsAt(here.position, first)
      ? undefined
      : here?.position,
  );
  const [isOpen, reopen] = useReopening();
  // What the browser keeps is known from here on.
  useEffect(() => document.documentElement.removeAttribute('data-kept-page'), []);
  if (opened.error) {
    return <ApiErrorState error={opened.error} onRetry={() => setAttempt((count) => count + 1)} />;
  }
  if (!opened.images || !code) {
    // The service draws a strip as nobody has set it, from its beginning.
    const isAsSent = !start && isStripOf(settings);
    const stands = view.chapter.orientation === 'TTB' && (drawnByService || isAsSent);
    return <ViewerSkeleton strip={stands ? view.chapter.images : undefined} />;
  }
  return (
    <>
      {isOpen && (
        <code.OpenedChapter
          address={address}
          view={view}
          reader={reader}
          images={opened.images}
          start={start}
          settings={settings}
        />
      )}
      {elsewhere && (
        <code.AccountPlaceOffer
          place={elsewhere}
          onGo={() =>
            reopen(() => {
              const { position, share: chapterShare } = elsewhere;
              const { contentVersion } = first.chapter;
              const owner = { reader, chapterId: address.chapterId };
              writePlace(owner, { ...position, chapterShare, contentVersion });
              setStart(position);
            })
          }
        />
      )}
    </>
  );
}

function endsAt(position: ComicPosition, { chapter }: ChallengeChapterView): boolean {
  const { innerWidth: width, innerHeight: height } = window;
  return isAtEnd(position, chapter.images, { width, height });
}

/** Whether this reader has the title's strip as the service sends it. */
function isStripOf({ layers = noComicChoices }: StoredComicSettings): boolean {
  return layers.title.mode !== 'page' && isStripAsSent(comicSettingsOf(layers));
}
