import type { ReactElement } from 'react';
import {
  novelModes,
  type NovelMode,
  novelFontSizes,
  novelLineHeights,
  type NovelSettings,
} from '@hanji/domain/reading/novel.ts';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { TextSettings } from '@hanji/ui-kit/reading/text-settings/TextSettings.tsx';
import type { NovelLabels } from '#novel/react/novel-labels.ts';

type TextSettingsPanelProps = {
  readonly settings: NovelSettings;
  readonly mode: NovelMode;
  readonly labels: NovelLabels;
  readonly onSettings: ((settings: NovelSettings) => void) | undefined;
  readonly onMode: ((mode: NovelMode) => void) | undefined;
  readonly onClose: () => void;
};

/** The text settings: typeface, size, line height, colours and mode (section 3). */
export function TextSettingsPanel(props: TextSettingsPanelProps): ReactElement {
  const { settings, mode, labels, onSettings, onMode } = props;
  const of = (key: keyof NovelSettings) => ({
    chosen: settings[key],
    onChoose: (index: number) => onSettings?.({ ...settings, [key]: index }),
  });
  return (
    <BottomSheet open title={labels.textSettings} closeLabel={labels.close} onClose={props.onClose}>
      <TextSettings
        font={{ legend: labels.font, choices: labels.fonts, ...of('fontType') }}
        size={{
          legend: labels.fontSize,
          choices: novelFontSizes.map(String),
          ...of('fontSize'),
        }}
        leading={{
          legend: labels.lineHeight,
          choices: novelLineHeights.map(String),
          ...of('lineHeight'),
        }}
        theme={{ legend: labels.color, choices: labels.colors, ...of('color') }}
        mode={
          onMode && {
            legend: labels.mode,
            choices: [labels.scrollMode, labels.pageMode],
            chosen: novelModes.indexOf(mode),
            onChoose: (index) => onMode(novelModes[index] ?? 'scroll'),
          }
        }
      />
    </BottomSheet>
  );
}
