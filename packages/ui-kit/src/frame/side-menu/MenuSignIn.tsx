import type { ReactElement } from 'react';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import * as styles from './SideMenu.module.css';

export type MenuSignInProps = {
  /** What signing in is good for, in one line. */
  readonly text: string;
  /** The ways in, the main one first: it is drawn large, the others in pairs. */
  readonly ways: readonly { readonly id: string; readonly href: string; readonly label: string }[];
};

/** Shown to visitors in place of the profile. */
export function MenuSignIn({ text, ways }: MenuSignInProps): ReactElement {
  const [main, ...others] = ways;
  return (
    <div className={styles.signIn}>
      <p className={styles.pitch}>{text}</p>
      {main && (
        <LinkButton look="strong" wide href={main.href}>
          {main.label}
        </LinkButton>
      )}
      {others.length > 0 && (
        <ul className={styles.ways}>
          {others.map(({ id, href, label }) => (
            <li key={id}>
              <LinkButton wide href={href}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
