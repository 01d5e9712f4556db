import type { ReactElement } from 'react';
import { ChoiceRow, type ChoiceRowProps } from '#reading/choice-row/ChoiceRow.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './TextSettings.module.css';

/** One setting: its name, what there is to choose, and what is chosen. */
type TextSetting = Omit<ChoiceRowProps, 'swatches'>;

type TextSample = {
  /** In the book's language. */
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  readonly leading: number;
};

type TextSettingsProps = {
  /** A sentence as it will be read; left out where the book itself is in sight. */
  readonly sample?: TextSample | undefined;
  readonly font: TextSetting;
  readonly size: TextSetting;
  readonly leading: TextSetting;
  /** Indexes of the novel themes. */
  readonly theme: TextSetting;
  /** Scrolled or by pages; left out where there is no choice. */
  readonly mode?: TextSetting | undefined;
};

/** How the text of a novel looks and where there is room a sample of it. */
export function TextSettings(props: TextSettingsProps): ReactElement {
  const { sample, font, size, leading, theme, mode } = props;
  return (
    <>
      {sample && (
        <p
          className={styles.sample}
          data-novel-theme={theme.chosen}
          dir="auto"
          style={cssVariables({ '--size': `${sample.size}px`, '--leading': sample.leading })}
        >
          {sample.text}
        </p>
      )}
      <ChoiceRow {...theme} swatches />
      <ChoiceRow {...font} />
      <ChoiceRow {...size} />
      <ChoiceRow {...leading} />
      {mode && <ChoiceRow {...mode} />}
    </>
  );
}
