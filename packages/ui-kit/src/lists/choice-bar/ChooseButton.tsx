import type { ReactElement, Ref } from 'react';
import { Button } from '#actions/button/Button.tsx';
import * as styles from './ChoiceBar.module.css';
import type { Choice } from './use-choice.ts';

type ChooseButtonProps = {
  readonly label: string;
  readonly choice: Pick<Choice, 'choosing' | 'begin' | 'end'>;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** Above a list: begins to choose of it, and ends that. */
export function ChooseButton({ label, choice, ref }: ChooseButtonProps): ReactElement {
  return (
    <div className={styles.choose}>
      <Button
        ref={ref}
        look="quiet"
        aria-pressed={choice.choosing}
        onClick={choice.choosing ? choice.end : choice.begin}
      >
        {label}
      </Button>
    </div>
  );
}
