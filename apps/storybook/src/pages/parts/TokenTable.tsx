import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import * as styles from './TokenTable.module.css';
import { tokenNames } from './token-names.ts';

type Kind = 'color' | 'size' | 'length' | 'radius' | 'shadow' | 'time' | 'value';

const themes = ['light', 'dark'] as const;

type TokenTableProps = {
  /** What the names begin with, after `--hj-`. */
  readonly prefix: string;
  readonly kind: Kind;
};

/** The tokens of a group as `tokens.css` has them now, each drawn by itself. */
export function TokenTable({ prefix, kind }: TokenTableProps) {
  const shown = kind === 'color' || kind === 'shadow' ? themes : themes.slice(0, 1);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {shown.map((theme) => (
            <th key={theme} scope="col">
              {shown.length > 1 ? theme : 'Looks'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokenNames(prefix).map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {shown.map((theme) => (
              <td key={theme} aria-label={`${name}, ${theme}`}>
                <span className={styles.ground} data-theme={theme}>
                  <span
                    className={styles.sample}
                    data-kind={kind}
                    style={cssVariables({ '--sample': `var(${name})` })}
                  >
                    {kind === 'size' ? 'Hanji 한지 半紙' : ''}
                  </span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
