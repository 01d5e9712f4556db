import type { ReactElement } from 'react';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import * as styles from './ZoomMark.module.css';

type ZoomMarkProps = {
  /** How large it is, as percent. */
  readonly text: string;
  readonly label: string;
  readonly onPress: () => void;
};

/** Says that the page is zoomed, and leads out of that. */
export function ZoomMark({ text, label, onPress }: ZoomMarkProps): ReactElement {
  return (
    <button type="button" className={styles.mark} onClick={onPress}>
      <VisuallyHidden>{label}</VisuallyHidden> {text}
      <Icon name="close" size={16} />
    </button>
  );
}
