import { expect } from 'vitest';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { testNovelLabels } from './novel-labels.ts';
import { TestNovelWords } from './novel-panel-words.tsx';

/** A novel's viewer that scrolls, in English; everything can be another. */
export function testNovel(
  options: Partial<NovelViewerProps> & Pick<NovelViewerProps, 'book'>,
): React.ReactElement {
  return (
    <NovelViewer
      language="en"
      labels={testNovelLabels}
      PanelWords={TestNovelWords}
      settings={defaultNovelSettings(false)}
      mode="scroll"
      endSlot={<button type="button">Continue</button>}
      {...options}
    />
  );
}

/** Waits until a book is drawn. */
export function novelShown(): Promise<unknown> {
  return expect
    .poll(() => document.querySelector('section')?.getAttribute('aria-busy'))
    .toBe('false');
}
