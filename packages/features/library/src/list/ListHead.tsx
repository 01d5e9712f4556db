import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement, Ref } from 'react';
import type { Choice } from './choosing/use-choice.ts';
import * as styles from './LibraryList.module.css';

type ListHeadProps = {
  readonly choice: Choice;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** Above a list: begins to choose titles, and ends it. */
export function ListHead({ choice, ref }: ListHeadProps): ReactElement {
  const t = usePhrases('library');
  return (
    <div className={styles.head}>
      <Button
        ref={ref}
        look="quiet"
        aria-pressed={choice.choosing}
        onClick={choice.choosing ? choice.end : choice.begin}
      >
        {t('choose')}
      </Button>
    </div>
  );
}
