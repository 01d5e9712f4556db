import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { rowId } from '#paths/paths.ts';
import { blockRows, isLong } from './long-list.ts';
import { RowBlock } from './RowBlock.tsx';
import * as styles from './ChapterList.module.css';

/** How high a row is where its name is short, in px. */
const usualRow = 85;

type ChapterRowsProps = {
  /** In the order in which they are shown. */
  readonly chapters: readonly Chapter[];
  readonly renderRow: (chapter: Chapter) => ReactElement;
  /** Tells this list from others whose blocks have been measured. */
  readonly name: string;
  /** A chapter that is brought into view, each time that this is another object. */
  readonly asked: { readonly chapterId: number } | null;
  readonly choosing: boolean;
};

/**
 * The rows of a list. Of a long one those near the window stand, in blocks; the others leave their
 * room, so that thousands scroll as a few do.
 */
export function ChapterRows(props: ChapterRowsProps): ReactElement {
  const { chapters, renderRow, name, asked, choosing } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (asked === null) return;
    const element = list.current?.querySelector(`#${rowId(asked.chapterId)}`);
    element?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const size = isLong(chapters.length) ? blockRows : Math.max(1, chapters.length);
  const blocks = Array.from({ length: Math.ceil(chapters.length / size) }, (_, block) =>
    chapters.slice(block * size, (block + 1) * size),
  );
  return (
    <div ref={list} data-choosing={choosing}>
      {blocks.map((block, place) => {
        const [first] = block;
        if (!first) return null;
        return (
          <RowBlock
            key={first.id}
            name={`${name} ${first.id}`}
            usualSize={block.length * usualRow}
            stays={place === 0 || block.some(({ id }) => id === asked?.chapterId)}
          >
            {() =>
              block.map((chapter) => (
                <li key={chapter.id} id={rowId(chapter.id)} className={styles.row}>
                  {renderRow(chapter)}
                </li>
              ))
            }
          </RowBlock>
        );
      })}
    </div>
  );
}
