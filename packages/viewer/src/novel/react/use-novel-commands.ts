import { novelFontSizes, novelModes, defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { clamp } from '@hanji/domain/numbers/clamp.ts';
import type { NovelPanel } from '#novel/react/panels/novel-panel.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import type { Speech } from '#novel/react/speech/use-speech.ts';
import type { FullScreen } from '#shared/react/hooks/use-full-screen.ts';
import { useCommandKeys } from '#shared/react/keys/use-command-keys.ts';

/** Keys beside those of reading: chapters, mode, size of the letters, the whole screen, help. */
export function useNovelCommands(
  { settings, mode, ...viewer }: NovelViewerProps,
  fullScreen: FullScreen,
  speech: Speech | undefined,
  onPanel: (panel: NovelPanel) => void,
): (event: KeyboardEvent) => void {
  const setSize = (fontSize: number): void => {
    const size = clamp(fontSize, 0, novelFontSizes.length - 1);
    if (size !== settings.fontSize) viewer.onChoose?.({ fontSize: size });
  };
  const other = novelModes.find((each) => each !== mode) ?? mode;
  return useCommandKeys({
    fullScreen: fullScreen?.toggle,
    mode: viewer.onChoose && (() => viewer.onChoose?.({ mode: other })),
    previousChapter: viewer.onPreviousChapter,
    nextChapter: viewer.onNextChapter,
    readAloud: speech?.toggle,
    search: () => onPanel({ kind: 'search' }),
    help: () => onPanel({ kind: 'help' }),
    zoomIn: () => setSize(settings.fontSize + 1),
    zoomOut: () => setSize(settings.fontSize - 1),
    zoomReset: () => setSize(defaultNovelSettings(false).fontSize),
  });
}
