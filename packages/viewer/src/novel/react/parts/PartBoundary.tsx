import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './PartBoundary.module.css';

type PartBoundaryProps = {
  /** The box that scrolls the text. */
  readonly container: HTMLElement;
  readonly place: 'before' | 'after';
  readonly onFocus?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** What stands before or after a scrolled part: the way to its neighbour, or the end. */
export function PartBoundary(props: PartBoundaryProps): ReactElement {
  const { container, place, onFocus, children } = props;
  return createPortal(
    // The text may run from the right; words of the site run as they are written.
    <div className={styles.boundary} data-place={place} dir="auto" onFocus={onFocus}>
      {children}
    </div>,
    container,
  );
}
