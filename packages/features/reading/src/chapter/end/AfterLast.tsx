import type { ViewedChapter } from '@hanji/contract/entities/chapter.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useRef } from 'react';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { useSeen } from './use-seen.ts';

type AfterLastProps = { readonly path: ContentAddress; readonly chapter: ViewedChapter };

function load() {
  return import('./LastChapter.tsx');
}

/** Where a chapter ends that none followed: what is said there is asked for once a reader is there. */
export function AfterLast({ path, chapter }: AfterLastProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const late = useLatePart(load, seen);
  return (
    <div ref={place} className={styles.last}>
      {seen && late && <late.LastChapter path={path} chapter={chapter} />}
    </div>
  );
}
