import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { PushPromptProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useId, useState, type ReactElement } from 'react';
import { readDevice, writeDevice } from '#browser/device.ts';
import { usePush } from '#use-push.ts';
import * as styles from './PushPrompt.module.css';

/**
 * Offers notices to who is signed in (challenge-and-shutdown, section 7 "Web push"): the browser
 * asks only after a press. Put away, it does not come back to this device.
 */
export function PushPrompt({ lasting = false }: PushPromptProps): ReactElement {
  return (
    <LaterPhrases>
      <Prompt lasting={lasting} />
    </LaterPhrases>
  );
}

function Prompt({ lasting }: { readonly lasting: boolean }): ReactElement | null {
  const t = usePhrases('push');
  const id = useId();
  const { state, busy, failed, turnOn, turnOff } = usePush();
  const [dismissed, setDismissed] = useState(() => readDevice().dismissed);
  /** What was pressed here stays said, whatever came of it. */
  const [pressed, setPressed] = useState(false);
  if (state === 'looking' || state === 'none' || state === 'unsupported') return null;
  if (dismissed && !lasting) return null;
  if (state !== 'off' && !pressed && !lasting) return null;
  const dismiss = (): void => {
    writeDevice({ dismissed: true });
    setDismissed(true);
  };
  const press = (): void => {
    setPressed(true);
    void turnOn();
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t(lasting ? 'leadRefund' : 'lead')}</p>
      <p className={styles.said} role="status">
        {failed && t('failed')}
        {state === 'denied' && t('denied')}
        {state === 'on' && t('isOn')}
      </p>
      <div className={styles.actions}>
        {state === 'off' && (
          <Button look="strong" busy={busy} onClick={press}>
            {t('turnOn')}
          </Button>
        )}
        {state === 'on' && lasting && (
          <Button busy={busy} onClick={() => void turnOff()}>
            {t('turnOff')}
          </Button>
        )}
        {state !== 'on' && !lasting && <Button onClick={dismiss}>{t('notNow')}</Button>}
      </div>
    </section>
  );
}
