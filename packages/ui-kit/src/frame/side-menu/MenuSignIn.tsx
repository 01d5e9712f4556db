import type { ReactElement, ReactNode } from 'react';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import * as styles from './SideMenu.module.css';

export type MenuSignInProps = {
  /** What signing in is good for, in one line. */
  readonly text: string;
  /** Stands in place of the main way: then all ways are drawn in pairs. */
  readonly form?: ReactNode;
  /** The ways in, the main one first: it is drawn large, the others in pairs. */
  readonly ways: readonly { readonly id: string; readonly href: string; readonly label: string }[];
};

/** Shown to visitors in place of the profile. */
export function MenuSignIn({ text, form, ways }: MenuSignInProps): ReactElement {
  const [first, ...rest] = ways;
  const [main, others] = form ? [undefined, ways] : [first, rest];
  return (
    <div className={styles.signIn}>
      <p className={styles.pitch}>{text}</p>
      {form}
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
