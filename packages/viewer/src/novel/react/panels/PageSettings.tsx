import type { ReactElement } from 'react';
import {
  canDivideWords,
  defaultNovelPage,
  novelAlignments,
  novelMargins,
  novelWritings,
} from '@hanji/domain/reading/novel/novel-page.ts';
import type { Scope } from '@hanji/domain/reading/settings/layers.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { ChoiceRow } from '@hanji/ui-kit/reading/choice-row/ChoiceRow.tsx';
import type { TextSettingsPanelProps } from '#novel/react/panels/text-settings-panel-props.ts';

const scopes = ['device', 'title'] as const satisfies readonly Scope[];

/** How the text stands on the page, and what a choice is for. */
export function PageSettings(props: TextSettingsPanelProps): ReactElement {
  const { viewer, words, offers, fullScreen } = props;
  const { page = defaultNovelPage, onChoose, scope } = viewer;
  const state = { on: words.on, off: words.off };
  return (
    <>
      <ChoiceRow
        legend={words.margin}
        choices={novelMargins.map((margin) => words.margins[margin])}
        chosen={novelMargins.indexOf(page.margin)}
        onChoose={(index) => onChoose?.({ margin: novelMargins[index] })}
      />
      <ChoiceRow
        legend={words.align}
        choices={novelAlignments.map((align) => words.aligns[align])}
        chosen={novelAlignments.indexOf(page.align)}
        onChoose={(index) => onChoose?.({ align: novelAlignments[index] })}
      />
      {offers.vertical && (
        <ChoiceRow
          legend={words.writing}
          choices={novelWritings.map((writing) => words.writings[writing])}
          chosen={novelWritings.indexOf(page.writing)}
          onChoose={(index) => onChoose?.({ writing: novelWritings[index] })}
        />
      )}
      {canDivideWords(viewer.language) && (
        <Switch
          label={words.hyphens}
          words={state}
          on={page.hyphens}
          onSwitch={(hyphens) => onChoose?.({ hyphens })}
        />
      )}
      {offers.ruby && (
        <Switch
          label={words.ruby}
          words={state}
          on={page.ruby}
          onSwitch={(ruby) => onChoose?.({ ruby })}
        />
      )}
      {fullScreen && (
        <Switch
          label={words.fullScreen}
          words={state}
          on={fullScreen.on}
          onSwitch={fullScreen.toggle}
        />
      )}
      {scope && (
        <>
          <ChoiceRow
            legend={words.scope}
            choices={scopes.map((each) => words.scopes[each])}
            chosen={scopes.indexOf(scope.chosen)}
            onChoose={(index) => scope.onScope(scopes[index] ?? scope.chosen)}
          />
          <Button look="quiet" wide onClick={scope.onRestore}>
            {words.restore}
          </Button>
        </>
      )}
    </>
  );
}
