import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement, Ref } from 'react';
import * as styles from '../Bookshelf.module.css';
import type { Choice } from './use-choice.ts';

type ChooseButtonProps = { readonly choice: Choice; readonly ref: Ref<HTMLButtonElement> };

/** Above a shelf: begins and ends choosing among its titles. */
export function ChooseButton({ choice, ref }: ChooseButtonProps): ReactElement {
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
