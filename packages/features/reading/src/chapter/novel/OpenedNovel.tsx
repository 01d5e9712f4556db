import { novelScreenShare } from '@hanji/domain/reading/position/screen-share.ts';
import { isBeyondPreview, placeInChapter } from '@hanji/domain/reading/position/preview-place.ts';
import { NovelViewer } from '@hanji/viewer/novel/react/NovelViewer.tsx';
import { useNextAhead } from '#chapter/ahead/use-next-ahead.ts';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { usePulledChapters } from '#chapter/continuing/use-pulled-chapters.ts';
import { CommentsMark } from '#chapter/comments/CommentsLink.tsx';
import { CommentsBeside, CommentsSwitch } from '#chapter/comments/PlacedComments.tsx';
import { EndCard } from '#chapter/end/EndCard.tsx';
import { ReaderHead } from '#chapter/ReaderHead.tsx';
import { useFollowedPlace } from '#chapter/place/use-followed-place.ts';
import { useKeptPlace } from '#chapter/place/use-kept-place.ts';
import { useChapterSteps } from '#chapter/use-chapter-steps.ts';
import { usePanelEntries } from '#panels/use-panel-entry.ts';
import { NovelWords } from './NovelWords.tsx';
import { useNovelLabels } from './use-novel-labels.ts';
import { useNovelPreferences } from './use-novel-preferences.ts';
import { useNovelSpeech } from './use-novel-speech.ts';
import { useNovelStart } from './use-novel-start.ts';
import { useOtherChapter } from './use-other-chapter.ts';

/** Of a chapter, in percent: from here on its reader will soon want the next one. */
const nearEnd = 75;

type OpenedNovelProps = ChapterViewerProps & {
  /** Null while it is on its way. */
  readonly book: ArrayBuffer | null;
  /** It cannot be opened, and is asked for anew. */
  readonly onReload: () => void;
};

/**
 * A novel chapter in its viewer: position kept, text settings remembered. A preview's place is kept as
 * one of its chapter, so that who buys it goes on at the same sentence, and never in place of one beyond it.
 */
export function OpenedNovel(props: OpenedNovelProps) {
  const { address, view, reader, book, onReadFinished, onReport } = props;
  const { epub } = view.chapter;
  const labels = useNovelLabels(view.chapter.unit);
  const steps = useChapterSteps(address, view);
  const keepPlace = useKeptPlace(
    address,
    reader,
    (kept) => epub !== null && 'cfi' in kept && isBeyondPreview(kept, epub),
  );
  const preferences = useNovelPreferences(address.contentId, view.content.languageId);
  const start = useNovelStart({ reader, chapterId: address.chapterId }, props, book !== null);
  const place = useFollowedPlace(
    { reader, chapterId: address.chapterId },
    view.chapter.activity.read,
  );
  const fetchNext = useNextAhead(address, view);
  const keptPanel = usePanelEntries('viewer');
  const onPull = usePulledChapters(address, view, reader);
  const onOtherChapter = useOtherChapter(address);
  const isAloud = props.coming.arrival?.isAloud ?? false;
  const speech = useNovelSpeech(isAloud, view.content.languageId, onPull);

  return (
    <>
      <NovelViewer
        {...steps}
        {...preferences}
        book={book}
        onReload={props.onReload}
        onShown={props.onReadable}
        // The service sends built editions with a script-src of their own; a development server does not.
        strictHostPolicy={import.meta.env.PROD}
        language={view.content.languageId}
        labels={labels}
        keptPanel={keptPanel}
        PanelWords={NovelWords}
        opensAt={start.opensAt}
        opensAtEnd={start.opensAtEnd}
        hasChanged={start.changed}
        mostCopied={epub?.mostCopied ?? undefined}
        onReport={onReport}
        onPull={onPull}
        onOtherChapter={onOtherChapter}
        speech={speech}
        initialPosition={start.position}
        sectionCharacters={epub?.characterCounts}
        onPosition={(shown) => {
          const inChapter = epub ? placeInChapter(shown, epub) : shown;
          const kept = { ...inChapter, contentVersion: start.version };
          keepPlace(kept);
          place.move(kept);
          if (shown.percent >= nearEnd) fetchNext();
        }}
        onReadFinished={() => {
          onReadFinished();
          fetchNext();
        }}
        commentsMark={<CommentsMark bare address={address} view={view} />}
        footerSlot={<CommentsSwitch address={address} view={view} />}
        headerSlot={<ReaderHead address={address} view={view} />}
        endSlot={<EndCard address={address} view={view} onReport={onReport} />}
      />
      {/* What it asks for would take the book's share of a slow connection. */}
      {book && (
        <CommentsBeside
          address={address}
          view={view}
          place={place}
          screen={() => novelScreenShare}
        />
      )}
    </>
  );
}
