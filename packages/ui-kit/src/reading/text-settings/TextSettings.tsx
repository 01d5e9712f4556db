import type { ReactElement } from 'react';
import { ChoiceRow, type ChoiceRowProps } from '#reading/choice-row/ChoiceRow.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import styles from './TextSettings.module.css';

/** One setting: its name, what there is to choose, and what is chosen. */
export type TextSetting = Omit<ChoiceRowProps, 'swatches'>;

interface TextSettingsProps {
  /** A sentence in the book's language, shown as it will be read. */
  readonly sample: string;
  /** Pixels of the chosen size, and the chosen line height. */
  readonly sampleSize: number;
  readonly sampleLeading: number;
  readonly font: TextSetting;
  readonly size: TextSetting;
  readonly leading: TextSetting;
  /** Indexes of the novel themes. */
  readonly theme: TextSetting;
  /** Scrolled or by pages; left out where there is no choice. */
  readonly mode?: TextSetting | undefined;
}

/** How the text of a novel looks, with a sample of it. */
export function TextSettings(props: TextSettingsProps): ReactElement {
  const { sample, sampleSize, sampleLeading, font, size, leading, theme, mode } = props;
  return (
    <>
      <p
        className={styles['sample']}
        data-novel-theme={theme.chosen}
        dir="auto"
        style={cssVariables({ '--size': `${sampleSize}px`, '--leading': sampleLeading })}
      >
        {sample}
      </p>
      <ChoiceRow {...theme} swatches />
      <ChoiceRow {...font} />
      <ChoiceRow {...size} />
      <ChoiceRow {...leading} />
      {mode && <ChoiceRow {...mode} />}
    </>
  );
}
