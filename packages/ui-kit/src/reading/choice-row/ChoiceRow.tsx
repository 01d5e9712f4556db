import { useId, type ReactElement } from 'react';
import * as styles from './ChoiceRow.module.css';

export type ChoiceRowProps = {
  readonly legend: string;
  /** In the order of the setting's indexes. */
  readonly choices: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** In place of names the colours of the novel themes; the name of the chosen one stands above. */
  readonly swatches?: boolean | undefined;
};

type Choice = { readonly name: string; readonly index: number };

/** Four stand in one line or two by two, never three and one. */
function linesOf(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  return choices.length === 4 ? [choices.slice(0, 2), choices.slice(2)] : [choices];
}

/** One setting as a row of radio buttons. */
export function ChoiceRow(props: ChoiceRowProps): ReactElement {
  const { legend, choices, chosen, onChoose, swatches = false } = props;
  const group = useId();
  const lines = linesOf(choices.map((name, index) => ({ name, index })));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {legend}
        {swatches && <span aria-hidden="true"> · {choices[chosen]}</span>}
      </legend>
      <div className={styles.row}>
        {lines.map((line) => (
          <div key={line[0]?.index} className={styles.line} data-pair={lines.length > 1}>
            {line.map(({ name, index }) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  name={group}
                  className={styles.input}
                  aria-label={swatches ? name : undefined}
                  checked={index === chosen}
                  onChange={() => onChoose(index)}
                />
                {swatches ? (
                  <span className={styles.swatch} data-novel-theme={index} aria-hidden="true" />
                ) : (
                  name
                )}
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
