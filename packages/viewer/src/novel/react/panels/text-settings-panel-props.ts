import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import type { FullScreen } from '#shared/react/hooks/use-full-screen.ts';

export type TextSettingsPanelProps = {
  readonly viewer: NovelViewerProps;
  readonly words: NovelPanelLabels;
  readonly fullScreen: FullScreen;
  /** What the text has, for what is then to be chosen. */
  readonly offers: { readonly vertical: boolean; readonly ruby: boolean };
  readonly onHelp: () => void;
  readonly onClose: () => void;
};
