import type { ContestPhase } from '@hanji/contract/contest-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PhaseMark, type PhaseTone } from '@hanji/ui-kit/works/wide-head/PhaseMark.tsx';
import type { ReactElement } from 'react';

const words = {
  announced: 'phaseAnnounced',
  open: 'phaseOpen',
  judging: 'phaseJudging',
  result: 'phaseResult',
} as const satisfies Readonly<Record<ContestPhase, string>>;

const tones = {
  announced: 'notable',
  open: 'now',
  judging: 'plain',
  result: 'notable',
} as const satisfies Readonly<Record<ContestPhase, PhaseTone>>;

/** Where a contest stands, in a word. */
export function ContestPhaseMark({ phase }: { readonly phase: ContestPhase }): ReactElement {
  const t = usePhrases('contests');
  return <PhaseMark tone={tones[phase]} label={t(words[phase])} />;
}
