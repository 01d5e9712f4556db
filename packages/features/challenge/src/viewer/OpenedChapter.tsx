import { addressesMadeAt } from '@hanji/api-client/images/addresses-made-at.ts';
import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { ComicWords } from '@hanji/edition/viewer-words/ComicWords.tsx';
import { useComicLabels } from '@hanji/edition/viewer-words/use-comic-labels.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { ComicViewer } from '@hanji/viewer/comic/react/ComicViewer.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReaderDesk } from '#acts/reader-desk.tsx';
import { chapterPath, commentsPath, type ChapterAddress } from '#paths/challenge-paths.ts';
import { imageRefreshOf } from './challenge-image-refresh.ts';
import { writeChoices, writeDirection } from './challenge-settings.ts';
import { ChapterEnd } from './ChapterEnd.tsx';
import { useReading } from './use-reading.ts';
import { ViewerHead } from './ViewerHead.tsx';

type OpenedChapterProps = {
  readonly address: ChapterAddress;
  readonly view: ChallengeChapterView;
  /** Whose reading it is, by user id; null a visitor's. */
  readonly reader: string | null;
  readonly images: readonly OpenedImage[];
  readonly start: ComicPosition | undefined;
  readonly settings: StoredComicSettings;
};

/** A chapter in the comic viewer: place kept, choices remembered. */
export function OpenedChapter(props: OpenedChapterProps): ReactElement {
  const { address, view, reader, images, start, settings } = props;
  const { chapter } = view;
  const navigate = useNavigate();
  const labels = useComicLabels('episode', false);
  const { onPosition, onRead } = useReading(address, view, reader);
  const [freshSources] = useState(() => imageRefreshOf(address));
  const to = (path: string) => (): void => void navigate(path);
  const step = (link: { readonly chapterId: number } | null) =>
    link ? to(chapterPath({ ...address, chapterId: link.chapterId })) : undefined;
  return (
    <ReaderDesk>
      <ComicViewer
        images={images}
        orientation={chapter.orientation}
        labels={labels}
        PanelWords={ComicWords}
        initialPosition={start}
        settings={settings}
        openedAt={addressesMadeAt(chapter.images)}
        loadImage={({ id }) => freshSources(id)}
        onPosition={onPosition}
        onReadFailed={onRead}
        onSettings={(layers) => writeChoices(address.contentId, layers)}
        onDirection={writeDirection}
        onPreviousChapter={step(chapter.previousChapter)}
        onNextChapter={step(chapter.nextChapter)}
        onComments={chapter.commentEnabled ? to(commentsPath(address)) : undefined}
        headerSlot={<ViewerHead chapter={chapter} />}
        endSlot={<ChapterEnd address={address} view={view} />}
      />
    </ReaderDesk>
  );
}
