import type { ReactElement, ReactNode } from 'react';
import * as styles from './Footer.module.css';

type FooterProps = {
  /** Languages; left out of a short footer. */
  readonly top?: ReactNode;
  /** Where help and legal texts are; left out of a short footer. */
  readonly links?: ReactNode;
  /** Business facts; left out of a short footer. */
  readonly facts?: readonly { readonly term: string; readonly value: ReactNode }[] | undefined;
  readonly copyright: string;
};

/** The foot of a screen: full with everything, short with the copyright alone. */
export function Footer({ top, links, facts, copyright }: FooterProps): ReactElement {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {top && <div className={styles.top}>{top}</div>}
        {links}
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{copyright}</p>
      </div>
    </footer>
  );
}
