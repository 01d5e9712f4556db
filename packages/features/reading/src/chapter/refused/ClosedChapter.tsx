import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { ChapterState } from '@hanji/ui-kit/works/chapter-row/ChapterState.tsx';
import type { ReactElement } from 'react';
import { useChapterCost } from '#cost/use-chapter-cost.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import * as styles from './ClosedChapter.module.css';
import { ClosedRoom } from './ClosedRoom.tsx';
import { useListedChapter } from './use-listed-chapter.ts';

type ClosedChapterProps = { readonly address: ChapterAddress };

/** What stands behind a gate: the title, its chapter, and what that costs; nothing until it is known. */
export function ClosedChapter({ address }: ClosedChapterProps): ReactElement {
  const { content, chapter } = useListedChapter(address);
  if (!content || !chapter) return <ClosedRoom />;
  return (
    <ClosedRoom>
      <p className={styles.content}>{content.name}</p>
      <p className={styles.chapter}>{chapter.name}</p>
      <Cost content={content} chapter={chapter} />
    </ClosedRoom>
  );
}

function Cost({ content, chapter }: { readonly content: Content; readonly chapter: Chapter }) {
  const { closed: _, ...cost } = useChapterCost(content, chapter);
  return <ChapterState {...cost} centred />;
}
