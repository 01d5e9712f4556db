import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { drawAhead, type DrawnAhead } from '@hanji/viewer/novel/react/ahead/drawn-ahead.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DrawsAheadProps } from '#chapter/ahead/chapter-ahead.ts';
import { isViewHeld } from '#chapter/ahead/is-view-held.ts';
import { useGoPainted } from '#chapter/ahead/use-go-painted.ts';
import { useOwnAhead } from '#chapter/ahead/use-own-ahead.ts';
import { useReader } from '#chapter/events/use-reader.ts';
import { novelViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { arrivalIn } from '#opening/arrival.ts';
import { linkedPlaceIn } from '#opening/linked-place.ts';
import { chapterPath } from '#paths/paths.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { novelStart } from '../novel-start.ts';
import { openingChoices } from '../opening-choices.ts';
import { useNovelLabels } from '../use-novel-labels.ts';
import type { BookAhead } from './book-ahead.ts';

type OpeningChoices = ReturnType<typeof openingChoices>;

/** A book that is drawn, and as what. */
type DrawnBook = {
  readonly chapter: BookAhead;
  readonly choices: OpeningChoices;
  readonly drawn: DrawnAhead;
};

/**
 * The books of chapters that were fetched ahead, drawn while nothing else goes on and not shown. Who opens
 * one sees its text in the very next frame, which the chapter's page then takes over.
 */
export function BooksAhead({ chapters, ref }: DrawsAheadProps) {
  const books = useOwnAhead(chapters).filter((chapter) => chapter.kind === 'book');
  const store = useEditionStore();
  const reader = useReader();
  const drawn = useRef(new Map<string, DrawnBook>());

  /** Whether its page will draw the same: what is kept here may have changed since. */
  function isAsDrawn({ chapter, choices }: DrawnBook): boolean {
    if (!isViewHeld(store, chapter)) return false;
    const { address, view, position } = chapter;
    const { contentId, chapterId } = address;
    const coming = { arrival: arrivalIn(chapterId), place: linkedPlaceIn(chapterId) };
    const start = novelStart({ reader, chapterId }, view, coming);
    if (start.opensAtEnd || start.opensAt !== undefined) return false;
    const now = { choices: openingChoices(contentId, view.content.languageId), at: start.position };
    return JSON.stringify(now) === JSON.stringify({ choices, at: position });
  }

  useGoPainted(ref, (path) => {
    const book = drawn.current.get(path);
    return book && novelViewer.here() && isAsDrawn(book) ? book.drawn : undefined;
  });

  return books.map((chapter) => (
    <BookDrawer
      key={chapter.address.chapterId}
      chapter={chapter}
      onDrawn={(book) => {
        const path = chapterPath(chapter.address);
        if (book) drawn.current.set(path, book);
        else drawn.current.delete(path);
      }}
    />
  ));
}

type BookDrawerProps = {
  readonly chapter: BookAhead;
  /** Null where it is drawn no longer. */
  readonly onDrawn: (book: DrawnBook | null) => void;
};

function BookDrawer({ chapter, onDrawn }: BookDrawerProps) {
  const { address, view, book, position } = chapter;
  const labels = useNovelLabels(view.chapter.unit);
  const tellDrawn = useEffectEvent(onDrawn);
  const draw = useEffectEvent((): (() => void) => {
    const language = view.content.languageId;
    const choices = openingChoices(address.contentId, language);
    const drawn = drawAhead({
      book,
      language,
      labels,
      settings: choices,
      mode: choices.mode,
      page: choices,
      initialPosition: position,
      sectionCharacters: view.chapter.epub?.characterCounts,
      strictHostPolicy: import.meta.env.PROD,
    });
    if (!drawn) return () => undefined;
    tellDrawn({ chapter, choices, drawn });
    return () => {
      tellDrawn(null);
      drawn.end();
    };
  });
  useEffect(() => {
    let end = whenIdle(() => {
      end = draw();
    });
    return () => end();
  }, [book]);
  return null;
}
