import type { ReactElement } from 'react';
import {
  novelModes,
  novelFontSizes,
  novelLineHeights,
  type NovelSettings,
} from '@hanji/domain/reading/novel.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { TextSettings } from '@hanji/ui-kit/reading/text-settings/TextSettings.tsx';
import { PageSettings } from '#novel/react/panels/PageSettings.tsx';
import type { TextSettingsPanelProps } from '#novel/react/panels/text-settings-panel-props.ts';

/** How the text is set, over the text itself: what is chosen is seen at once (section 3). */
export function TextSettingsPanel(props: TextSettingsPanelProps): ReactElement {
  const { viewer, words, onClose } = props;
  const { settings, mode, labels, onChoose } = viewer;
  const goesSideways = props.offers.vertical && viewer.page?.writing !== 'across';
  const of = (key: keyof NovelSettings) => ({
    chosen: settings[key],
    onChoose: (index: number) => onChoose?.({ [key]: index }),
  });
  return (
    <BottomSheet clear open title={labels.textSettings} closeLabel={labels.close} onClose={onClose}>
      <TextSettings
        font={{
          legend: labels.font,
          choices: [...labels.fonts, words.fontBook],
          ...of('fontType'),
        }}
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
        mode={{
          legend: labels.mode,
          choices: [goesSideways ? labels.sidewaysMode : labels.scrollMode, labels.pageMode],
          chosen: novelModes.indexOf(mode),
          onChoose: (index) => onChoose?.({ mode: novelModes[index] }),
        }}
      />
      <PageSettings {...props} />
      <Button look="quiet" wide onClick={props.onHelp}>
        {words.keys.title}
      </Button>
    </BottomSheet>
  );
}
