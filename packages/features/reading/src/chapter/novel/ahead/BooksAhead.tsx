import { drawAhead } from '@hanji/viewer/novel/react/ahead/drawn-ahead.ts';
import { useEffect, useEffectEvent } from 'react';
import type { DrawsAheadProps } from '#chapter/ahead/chapter-ahead.ts';
import { useOwnAhead } from '#chapter/ahead/use-own-ahead.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { openingChoices } from '../opening-choices.ts';
import { useNovelLabels } from '../use-novel-labels.ts';
import type { BookAhead } from './book-ahead.ts';

/**
 * The books of chapters that were fetched ahead, drawn while nothing else goes on and not shown: who opens
 * one has its text in the first frame of its page.
 */
export function BooksAhead({ chapters }: DrawsAheadProps) {
  return useOwnAhead(chapters)
    .filter((chapter) => chapter.kind === 'book')
    .map((chapter) => <BookDrawer key={chapter.address.chapterId} chapter={chapter} />);
}

function BookDrawer({ chapter }: { readonly chapter: BookAhead }) {
  const { address, view, book, position } = chapter;
  const labels = useNovelLabels(view.chapter.unit);
  const draw = useEffectEvent((): (() => void) => {
    const language = view.content.languageId;
    const choices = openingChoices(address.contentId, language);
    return drawAhead({
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
  });
  useEffect(() => {
    let end = whenIdle(() => {
      end = draw();
    });
    return () => end();
  }, [book]);
  return null;
}
