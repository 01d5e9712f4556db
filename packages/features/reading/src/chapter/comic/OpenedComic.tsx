import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import { keepComicPosition } from '@hanji/domain/reading/position/keep-position.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { ComicViewer } from '@hanji/viewer/comic/react/ComicViewer.tsx';
import { useState } from 'react';
import type { ChapterViewerProps } from '#chapter/ChapterScreen.tsx';
import { usePulledChapters } from '#chapter/continuing/use-pulled-chapters.ts';
import { EndCard } from '#chapter/end/EndCard.tsx';
import { useKeptPlace } from '#chapter/place/use-kept-place.ts';
import { ReaderHead } from '#chapter/ReaderHead.tsx';
import { useChapterSteps } from '#chapter/use-chapter-steps.ts';
import { ComicWords } from './ComicWords.tsx';
import { writeComicChoices, writeReadingDirection } from './comic-settings.ts';
import { createImageRefresh } from './image-refresh.ts';
import { useNextPrepared } from './next/use-next-prepared.ts';
import { useComicLabels } from './use-comic-labels.ts';
import type { ComicStart } from './use-comic-start.ts';

export type OpenedComicProps = ChapterViewerProps & {
  readonly images: readonly OpenedImage[];
  readonly start: ComicStart;
  readonly settings: StoredComicSettings;
};

/** A comic chapter whose addresses are opened: position kept, choices remembered. */
export function OpenedComic(props: OpenedComicProps) {
  const { address, view, images, start, settings } = props;
  const { onRead, onReadFinished, onDelivered, onReport } = props;
  const labels = useComicLabels(view.chapter.unit);
  const steps = useChapterSteps(address, view);
  const prepareNext = useNextPrepared(address, view);
  const keepPlace = useKeptPlace(address);
  const onPull = usePulledChapters(address, view);
  const [freshSources] = useState(() => createImageRefresh(address));

  return (
    <ComicViewer
      {...steps}
      key={address.chapterId}
      images={images}
      orientation={view.content.orientation}
      labels={labels}
      PanelWords={ComicWords}
      initialPosition={start.position}
      opensAtEnd={start.opensAtEnd}
      settings={settings}
      loadImage={({ id }) => freshSources(id)}
      onPosition={(position) => {
        keepPlace(keepComicPosition(position, view.chapter.images, view.chapter.contentVersion));
      }}
      onSettings={(layers) => writeComicChoices(address.contentId, layers)}
      onDirection={writeReadingDirection}
      onPull={onPull}
      onImageLoaded={(imageId) => {
        onDelivered();
        prepareNext(imageId);
      }}
      onReadFinished={onReadFinished}
      onReadFailed={onRead}
      headerSlot={<ReaderHead address={address} view={view} />}
      endSlot={<EndCard address={address} view={view} onReport={onReport} />}
    />
  );
}
