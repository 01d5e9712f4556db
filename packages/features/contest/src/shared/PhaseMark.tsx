import type { ContestPhase } from '@hanji/contract/contest-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import * as styles from './PhaseMark.module.css';

const words = {
  announced: 'phaseAnnounced',
  open: 'phaseOpen',
  judging: 'phaseJudging',
  result: 'phaseResult',
} as const satisfies Readonly<Record<ContestPhase, string>>;

/** Where a contest stands, in a word. */
export function PhaseMark({ phase }: { readonly phase: ContestPhase }): ReactElement {
  const t = usePhrases('contests');
  return (
    <span className={styles.mark} data-phase={phase}>
      {t(words[phase])}
    </span>
  );
}
