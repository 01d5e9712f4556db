import type { ReactElement } from 'react';
import {
  comicFits,
  comicGrounds,
  comicRanges,
  type ComicLayer,
  type ComicScope,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import { pageModes, type PageMode } from '@hanji/domain/reading/page-mode.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { ChoiceRow } from '@hanji/ui-kit/reading/choice-row/ChoiceRow.tsx';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { FullScreen } from '#shared/react/hooks/use-full-screen.ts';
import type { ComicChoices } from './use-comic-settings.ts';
import * as styles from './ComicSettingsPanel.module.css';
import { SettingSlider } from './SettingSlider.tsx';

/** What there is to choose here and now. */
export type ComicOffers = {
  readonly modes: boolean;
  readonly mode: PageMode;
  /** The strip lies: it is as high as the screen. */
  readonly lies: boolean;
  /** Two pages lie side by side. */
  readonly paired: boolean;
  /** A page can be seen whole. */
  readonly whole: boolean;
  /** The screen has room for more than a column. */
  readonly wide: boolean;
};

type ComicSettingsPanelProps = {
  readonly choices: ComicChoices;
  readonly offers: ComicOffers;
  readonly labels: ComicLabels;
  readonly words: ComicPanelLabels;
  readonly fullScreen: FullScreen;
  readonly onMode: (mode: PageMode) => void;
  /** Left out where nothing scrolls by itself. */
  readonly onAutoScroll: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly onClose: () => void;
};

const scopes = ['device', 'title'] as const satisfies readonly ComicScope[];

/** How the page is set, over the page itself: what is chosen is seen at once. */
export function ComicSettingsPanel(props: ComicSettingsPanelProps): ReactElement {
  const { choices, offers, labels, words, onMode, onClose } = props;
  const { settings, scope, choose } = choices;
  const { mode } = offers;
  const fits = comicFits.filter((fit) => fit !== 'height' || offers.whole);
  const fitOf = mode === 'vertical' ? 'stripFit' : 'pageFit';
  const drawnAsIs = settings[fitOf] === 'original';
  const slider = (key: keyof typeof comicRanges) => ({
    setting: key,
    value: settings[key],
    onChange: (value: number) => choose({ [key]: value }),
  });
  return (
    <BottomSheet clear open title={words.settings} closeLabel={words.close} onClose={onClose}>
      <div className={styles.settings}>
        {offers.modes && (
          <ChoiceRow
            legend={words.mode}
            choices={pageModes.map((each) =>
              each === 'vertical' ? labels.verticalMode : labels.pageMode,
            )}
            chosen={pageModes.indexOf(mode)}
            onChoose={(index) => onMode(pageModes[index] ?? mode)}
          />
        )}
        {!offers.lies && (
          <ChoiceRow
            legend={words.fit}
            choices={fits.map((fit) => words.fits[fit])}
            chosen={fits.indexOf(settings[fitOf])}
            onChoose={(index) => choose({ [fitOf]: fits[index] })}
          />
        )}
        {offers.wide && !drawnAsIs && !offers.lies && (
          <SettingSlider
            {...slider('width')}
            label={words.width}
            textOf={(pixels) => `${pixels} px`}
          />
        )}
        <ChoiceRow
          legend={words.ground}
          choices={comicGrounds.map((ground) => words.grounds[ground])}
          chosen={comicGrounds.indexOf(settings.ground)}
          onChoose={(index) => choose({ ground: comicGrounds[index] })}
        />
        <SettingSlider
          {...slider('brightness')}
          label={words.brightness}
          textOf={words.percentOf}
        />
        <SettingSlider {...slider('warmth')} label={words.warmth} textOf={words.percentOf} />
        <Switches {...props} />
        {props.onAutoScroll && (
          <>
            <SettingSlider
              {...slider('scrollSpeed')}
              label={words.scrollSpeed}
              textOf={(speed) => `${speed} / ${comicRanges.scrollSpeed.most}`}
            />
            <Button wide icon="play" onClick={props.onAutoScroll}>
              {words.autoScrollStart}
            </Button>
          </>
        )}
        <ChoiceRow
          legend={words.scope}
          choices={scopes.map((each) => words.scopes[each])}
          chosen={scopes.indexOf(scope)}
          onChoose={(index) => choices.onScope(scopes[index] ?? scope)}
        />
        <Button look="quiet" wide onClick={choices.restore}>
          {words.restore}
        </Button>
        {offers.wide && (
          <Button look="quiet" wide onClick={props.onHelp}>
            {words.keys.title}
          </Button>
        )}
      </div>
    </BottomSheet>
  );
}

/** What is on or off. */
function Switches({ choices, offers, fullScreen, words }: ComicSettingsPanelProps): ReactElement {
  const { settings, choose } = choices;
  const state = { on: words.on, off: words.off };
  const toggle = (key: 'gap' | 'pairsShifted' | 'zonesShown' | 'zonesInverted', label: string) => (
    <Switch
      label={label}
      words={state}
      on={settings[key]}
      onSwitch={(on) => choose({ [key]: on } satisfies ComicLayer)}
    />
  );
  return (
    <>
      {(offers.mode === 'vertical' || offers.paired) && toggle('gap', words.gap)}
      {offers.paired && toggle('pairsShifted', words.pairsShifted)}
      {offers.mode === 'page' && toggle('zonesShown', words.zonesShown)}
      {offers.mode === 'page' && toggle('zonesInverted', words.zonesInverted)}
      {fullScreen && (
        <Switch
          label={words.fullScreen}
          words={state}
          on={fullScreen.on}
          onSwitch={fullScreen.toggle}
        />
      )}
    </>
  );
}
