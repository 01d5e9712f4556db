import type { ReactElement } from 'react';
import { useCountdown } from '#feedback/use-countdown.ts';
import * as styles from './PopUpNotification.module.css';

type PopUpNotificationProps = {
  /** What it says; null while it has nothing to say. */
  readonly text: string | null;
  /** When it goes by itself, in milliseconds; 2,400 by default (section 9). */
  readonly duration?: number | undefined;
  /** Its time is over. */
  readonly onHide: () => void;
};

/** A word in passing over the page, such as a new reading direction. It takes no press and no focus. */
export function PopUpNotification(props: PopUpNotificationProps): ReactElement {
  const { text, duration = 2400, onHide } = props;
  useCountdown(text, duration, false, onHide);
  return (
    <div role="status" className={styles.place}>
      {text !== null && (
        <p key={text} className={styles.face}>
          {text}
        </p>
      )}
    </div>
  );
}
