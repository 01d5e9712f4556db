import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';

export type Asking = {
  /** The reader had it asked, and there is no answer yet. */
  readonly asking: boolean;
  readonly onAsk: () => void;
};

/** Asks now how a payment stands, beside what is asked by itself. */
export function AskButton({ asking, onAsk }: Asking): ReactElement {
  const t = usePhrases('shop');
  return (
    <Button look="strong" busy={asking} onClick={onAsk}>
      {asking ? t('completing') : t('checkAgain')}
    </Button>
  );
}
