import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { usePlacedShown } from './use-placed-shown.ts';
import * as styles from './PlacedComments.module.css';

/** In the viewer's bars: whether comments stand beside what is read. */
export function PlacedCommentsSwitch(): ReactElement {
  return (
    <LaterPhrases>
      <Switch />
    </LaterPhrases>
  );
}

function Switch(): ReactElement {
  const t = usePhrases('comments');
  const menu = usePhrases('menu');
  const [shown, setShown] = usePlacedShown();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      className={styles.toggle}
      onClick={() => setShown(!shown)}
    >
      <span>{t('beside')}</span>
      <span className={styles.state} aria-hidden="true">
        {menu(shown ? 'on' : 'off')}
      </span>
    </button>
  );
}
