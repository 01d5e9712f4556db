import { Children, type ReactElement, type ReactNode } from 'react';
import * as styles from './BannerCard.module.css';

/** Banners one below the other, with hairlines between; two beside each other where it is wide. */
export function BannerList({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ul className={styles.list}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
