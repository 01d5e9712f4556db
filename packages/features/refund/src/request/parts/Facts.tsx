import type { ReactElement, ReactNode } from 'react';
import * as styles from './Request.module.css';

type FactsProps = {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
};

/** Names and what they are, one below the other. */
export function Facts({ facts }: FactsProps): ReactElement {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
