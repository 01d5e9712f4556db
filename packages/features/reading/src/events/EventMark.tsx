import type { EventPhase } from '@hanji/contract/event-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PhaseMark, type PhaseTone } from '@hanji/ui-kit/works/wide-head/PhaseMark.tsx';
import type { ReactElement } from 'react';

const tones = {
  upcoming: 'notable',
  running: 'now',
  ended: 'plain',
} as const satisfies Readonly<Record<EventPhase, PhaseTone>>;

/** Where an event stands, in a word. */
export function EventMark({ phase }: { readonly phase: EventPhase }): ReactElement {
  const t = usePhrases('events');
  const words = { upcoming: t('upcoming'), running: t('running'), ended: t('ended') };
  return <PhaseMark tone={tones[phase]} label={words[phase]} />;
}
