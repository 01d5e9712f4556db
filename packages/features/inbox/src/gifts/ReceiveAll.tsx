import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import * as styles from './Gifts.module.css';
import type { Receiving } from './use-receive.ts';

type ReceiveAllProps = {
  /** How many gifts there are to receive. */
  readonly waiting: number;
  readonly receiving: Receiving;
  readonly onReceive: () => void;
};

/** Receives every gift that waits; says where the button was that none does any more. */
export function ReceiveAll({
  waiting,
  receiving,
  onReceive,
}: ReceiveAllProps): ReactElement | null {
  const t = usePhrases('inbox');
  const [pressed, setPressed] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const allReceived = pressed && waiting === 0;
  useEffect(() => {
    // The focus goes from the button to what takes its place, unless it has left by itself.
    if (allReceived && document.activeElement === document.body) message.current?.focus();
  }, [allReceived]);
  if (allReceived) {
    return (
      <p ref={message} className={styles.all} tabIndex={-1}>
        {t('receivedAll')}
      </p>
    );
  }
  if (waiting === 0) return null;
  return (
    <div className={styles.all}>
      <Button
        busy={receiving !== null}
        onClick={() => {
          setPressed(true);
          onReceive();
        }}
      >
        {receiving === 'all' ? t('receiving') : t('receiveAll')}
      </Button>
    </div>
  );
}
