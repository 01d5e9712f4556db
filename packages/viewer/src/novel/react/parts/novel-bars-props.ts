import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import type { BookPages } from '#novel/engine/place/page-counter.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import type { Speech } from '#novel/react/speech/use-speech.ts';
import type { Controls } from '#shared/react/hooks/use-controls.ts';

/** What the bars show of a novel, and what is pressed there. */
export type NovelBarsProps = {
  readonly viewer: NovelViewerProps;
  readonly controls: Controls;
  /** 0 to 100. */
  readonly percent: number;
  readonly direction: PageDirection;
  readonly pages: BookPages | undefined;
  readonly onPercent: (percent: number) => void;
  /** From 0. */
  readonly onPage: (page: number) => void;
  readonly onStep: (step: 'previous' | 'next') => void;
  readonly speech: Speech | undefined;
  readonly onSpeech: () => void;
  readonly onSearch: () => void;
  readonly onContents: () => void;
  readonly onTextSettings: () => void;
};
