import { useId, type ReactElement } from 'react';
import * as styles from './ChoiceRow.module.css';

export type ChoiceRowProps = {
  readonly legend: string;
  /** In the order of the setting's indexes. */
  readonly choices: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Shows the colours of the novel theme of the same index beside each name. */
  readonly swatches?: boolean | undefined;
};

/** One setting as a row of radio buttons. */
export function ChoiceRow(props: ChoiceRowProps): ReactElement {
  const { legend, choices, chosen, onChoose, swatches = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice, index) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            {swatches && (
              <span className={styles.swatch} data-novel-theme={index} aria-hidden="true" />
            )}
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
