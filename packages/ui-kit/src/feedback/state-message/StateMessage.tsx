import type { ReactElement, ReactNode } from 'react';
import * as styles from './StateMessage.module.css';
import { StateDrawing, type StateDrawingName } from './StateDrawing.tsx';

type StateMessageProps = {
  readonly drawing: StateDrawingName;
  readonly title: string;
  /** What it is said of, between title and text. */
  readonly about?: ReactNode;
  readonly text?: string | undefined;
  /** The doors: buttons and links, the main one first. */
  readonly actions?: ReactNode;
  /** 1 where the message is the whole page, 2 within one. */
  readonly level?: 1 | 2 | undefined;
  /** `list` in the place of a few rows, `page` by default, `screen` where there is nothing else. */
  readonly size?: 'list' | 'page' | 'screen' | undefined;
  /** Spoken when it appears in place of something else. */
  readonly live?: boolean | undefined;
};

/** What a screen says when it has nothing to show: empty, failed, offline, not found. */
export function StateMessage(props: StateMessageProps): ReactElement {
  const { drawing, title, about, text, actions, level = 2, size = 'page', live } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.message} data-size={size} role={live ? 'status' : undefined}>
      <StateDrawing name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {about}
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
