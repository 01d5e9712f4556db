import type { ReactElement, ReactNode } from 'react';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import * as styles from './PopupWindow.module.css';

export type PopupLink = {
  readonly href: string;
  readonly label: string;
};

type PopupWordsProps = {
  /** The heading's, so that the window is named by it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly link: PopupLink | undefined;
  readonly onFollow: () => void;
};

/** What a popup says in words: title, text and a way on. */
export function PopupWords({ id, title, children, link, onFollow }: PopupWordsProps): ReactElement {
  return (
    <div className={styles.words}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children && <div className={styles.text}>{children}</div>}
      {link && (
        <LinkButton href={link.href} look="strong" wide onClick={onFollow}>
          {link.label}
        </LinkButton>
      )}
    </div>
  );
}
