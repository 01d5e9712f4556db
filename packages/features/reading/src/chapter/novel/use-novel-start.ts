import type { PlaceOwner } from '@hanji/domain/reading/memory/kept-positions.ts';
import { useState } from 'react';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { useTellOnce } from '#chapter/events/use-tell-once.ts';
import { novelStart, type NovelStart } from './novel-start.ts';

/** Where a novel chapter opened. Once its book `isHere`, its place is the reader's. */
export function useNovelStart(
  owner: PlaceOwner,
  { view, coming, onBegun }: Pick<ChapterViewerProps, 'view' | 'coming' | 'onBegun'>,
  isHere: boolean,
): NovelStart {
  const [start] = useState(() => novelStart(owner, view, coming));
  useTellOnce(isHere, onBegun);
  return start;
}
