import { addressesMadeAt } from '@hanji/api-client/images/addresses-made-at.ts';
import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import { comicScreenShare } from '@hanji/domain/reading/position/screen-share.ts';
import { isBeyondImages, keepComicPosition } from '@hanji/domain/reading/position/keep-position.ts';
import { countsAsReading } from '@hanji/domain/reading/reading-event.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { ComicViewer } from '@hanji/viewer/comic/react/ComicViewer.tsx';
import { useState } from 'react';
import { useNextAhead } from '#chapter/ahead/use-next-ahead.ts';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { CommentsMark } from '#chapter/comments/CommentsLink.tsx';
import { CommentsBeside, CommentsSwitch } from '#chapter/comments/PlacedComments.tsx';
import { usePulledChapters } from '#chapter/continuing/use-pulled-chapters.ts';
import { EndCard } from '#chapter/end/EndCard.tsx';
import { useFollowedPlace } from '#chapter/place/use-followed-place.ts';
import { useKeptPlace } from '#chapter/place/use-kept-place.ts';
import { ReaderHead } from '#chapter/ReaderHead.tsx';
import { useChapterSteps } from '#chapter/use-chapter-steps.ts';
import { usePanelEntries } from '#panels/use-panel-entry.ts';
import { ComicWords } from '@hanji/edition/viewer-words/ComicWords.tsx';
import { writeComicChoices, writeReadingDirection } from './comic-settings.ts';
import { reckonedImages, reckonedScreen } from './reckoned.ts';
import { imageRefreshOf } from './image-refresh.ts';
import { useComicLabels } from '@hanji/edition/viewer-words/use-comic-labels.ts';
import type { ComicStart } from './comic-start.ts';

export type OpenedComicProps = ChapterViewerProps & {
  readonly images: readonly OpenedImage[];
  readonly start: ComicStart;
  readonly settings: StoredComicSettings;
};

/** A comic chapter whose addresses are opened: position kept, choices remembered. */
export function OpenedComic(props: OpenedComicProps) {
  const { address, view, reader, images, start, settings } = props;
  const { onRead, onReadFinished, onDelivered, onReport, onRefused } = props;
  const labels = useComicLabels(view.chapter.unit, view.content.sideways);
  const steps = useChapterSteps(address, view);
  const fetchNext = useNextAhead(address, view);
  const keepPlace = useKeptPlace(
    address,
    reader,
    (kept) => 'imageId' in kept && isBeyondImages(kept, images),
  );
  const isWhole = countsAsReading(address.chapterFileSalesType);
  const place = useFollowedPlace(
    { reader, chapterId: address.chapterId },
    view.chapter.activity.read,
  );
  const keptPanel = usePanelEntries('viewer');
  const onPull = usePulledChapters(address, view, reader);
  const [freshSources] = useState(() => imageRefreshOf(address));

  return (
    <>
      <ComicViewer
        {...steps}
        key={address.chapterId}
        images={images}
        orientation={view.content.orientation}
        sideways={view.content.sideways}
        labels={labels}
        keptPanel={keptPanel}
        PanelWords={ComicWords}
        initialPosition={start.position}
        opensAtEnd={start.opensAtEnd}
        settings={settings}
        openedAt={addressesMadeAt(view.chapter.images)}
        loadImage={({ id }) =>
          freshSources(id).catch((refusal: unknown) => {
            onRefused(refusal);
            throw refusal;
          })
        }
        onPosition={(position) => {
          const kept = keepComicPosition(
            position,
            reckonedImages(view),
            view.chapter.contentVersion,
          );
          // Of a preview nobody knows what share of the chapter it is: the image decides.
          const known = isWhole ? kept : { ...kept, chapterShare: null };
          keepPlace(known);
          place.move(known);
        }}
        onSettings={(layers) => writeComicChoices(address.contentId, layers)}
        onDirection={writeReadingDirection}
        onPull={onPull}
        onImageLoaded={(imageId) => {
          onDelivered();
          if (imageId === view.chapter.images.at(-1)?.id) fetchNext();
        }}
        onReadFinished={onReadFinished}
        onReadFailed={onRead}
        commentsMark={<CommentsMark bare address={address} view={view} />}
        footerSlot={<CommentsSwitch address={address} view={view} />}
        headerSlot={<ReaderHead address={address} view={view} />}
        endSlot={<EndCard address={address} view={view} onReport={onReport} />}
      />
      <CommentsBeside
        address={address}
        view={view}
        place={place}
        screen={() => comicScreenShare(reckonedImages(view), reckonedScreen(view))}
      />
    </>
  );
}
