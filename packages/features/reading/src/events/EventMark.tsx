import type { EventPhase } from '@hanji/contract/event-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import * as styles from './EventMark.module.css';

/** Where an event stands, in a word. */
export function EventMark({ phase }: { readonly phase: EventPhase }): ReactElement {
  const t = usePhrases('events');
  const words = { upcoming: t('upcoming'), running: t('running'), ended: t('ended') };
  return (
    <span className={styles.mark} data-phase={phase}>
      {words[phase]}
    </span>
  );
}
