import type { ReactElement } from 'react';
import { novelModes } from '@hanji/domain/reading/novel/novel-mode.ts';
import type { NovelMode } from '@hanji/domain/reading/novel/novel-mode.ts';
import { novelFontSizes, novelLineHeights } from '@hanji/domain/reading/novel/novel-settings.ts';
import type { NovelSettings } from '@hanji/domain/reading/novel/novel-settings.ts';
import { ChoiceGroup } from '#novel/react/panels/ChoiceGroup.tsx';
import type { NovelLabels } from '#novel/react/novel-labels.ts';
import { Panel } from '#shared/react/Panel.tsx';

interface TextSettingsPanelProps {
  readonly settings: NovelSettings;
  readonly mode: NovelMode;
  readonly labels: NovelLabels;
  readonly onSettings: ((settings: NovelSettings) => void) | undefined;
  readonly onMode: ((mode: NovelMode) => void) | undefined;
  readonly onClose: () => void;
}

/** The text settings: typeface, size, line height, colours and mode (section 3). */
export function TextSettingsPanel(props: TextSettingsPanelProps): ReactElement {
  const { settings, mode, labels, onSettings, onMode } = props;
  const set = (key: keyof NovelSettings) => (index: number) =>
    onSettings?.({ ...settings, [key]: index });
  return (
    <Panel title={labels.textSettings} closeLabel={labels.close} onClose={props.onClose}>
      <ChoiceGroup
        legend={labels.font}
        choices={labels.fonts}
        chosen={settings.fontType}
        onChoose={set('fontType')}
      />
      <ChoiceGroup
        legend={labels.fontSize}
        choices={novelFontSizes.map(String)}
        chosen={settings.fontSize}
        onChoose={set('fontSize')}
      />
      <ChoiceGroup
        legend={labels.lineHeight}
        choices={novelLineHeights.map(String)}
        chosen={settings.lineHeight}
        onChoose={set('lineHeight')}
      />
      <ChoiceGroup
        legend={labels.color}
        choices={labels.colors}
        chosen={settings.color}
        onChoose={set('color')}
        swatches
      />
      {onMode && (
        <ChoiceGroup
          legend={labels.mode}
          choices={[labels.scrollMode, labels.pageMode]}
          chosen={novelModes.indexOf(mode)}
          onChoose={(index) => onMode(novelModes[index] ?? 'scroll')}
        />
      )}
    </Panel>
  );
}
