import type { ReactElement, ReactNode } from 'react';
import { MenuGroup, type MenuGroupProps } from './MenuGroup.tsx';
import { MenuProfile, type MenuProfileProps } from './MenuProfile.tsx';
import { MenuSignIn, type MenuSignInProps } from './MenuSignIn.tsx';
import * as styles from './SideMenu.module.css';

export type SideMenuProps = {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** Who is signed in; a visitor has the ways in instead. */
  readonly profile?: MenuProfileProps | undefined;
  readonly signIn?: MenuSignInProps | undefined;
  /** Where to go, in groups; one without entries is left out. */
  readonly groups: readonly MenuGroupProps[];
  /** Below everything: switches, the language. */
  readonly children?: ReactNode;
};

/** What the side menu holds: the reader or the ways in, where to go, and a few settings. */
export function SideMenu({
  label,
  profile,
  signIn,
  groups,
  children,
}: SideMenuProps): ReactElement {
  return (
    <div className={styles.menu}>
      {profile && <MenuProfile {...profile} />}
      {signIn && <MenuSignIn {...signIn} />}
      <nav aria-label={label} className={styles.groups}>
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map((group) => (
            <MenuGroup key={group.title ?? group.entries[0]?.href} {...group} />
          ))}
      </nav>
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
