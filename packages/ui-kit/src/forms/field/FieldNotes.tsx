import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './Field.module.css';
import type { FieldCounter, FieldNotesWords } from './field-words.ts';

type FieldNotesProps = FieldNotesWords & {
  /** Of the control. */
  readonly id: string;
};

/** Error, success, hint and counter, with the ids that `describedBy` names. */
export function FieldNotes(props: FieldNotesProps): ReactElement | null {
  const { id, hint, error, success, counter } = props;
  if (!hint && !error && !success && !counter) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.messages}>
        {error && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </p>
        )}
        {success && !error && (
          <p id={`${id}-success`} role="status" className={styles.success}>
            <Icon name="check" size={16} />
            <span>{success}</span>
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {counter && <Counter {...counter} id={`${id}-counter`} />}
    </div>
  );
}

/** Read with the field; by itself it speaks only once the text is too long. */
function Counter({ id, count, limit, label }: FieldCounter & { readonly id: string }) {
  const over = count > limit;
  return (
    <p className={styles.counter} data-over={over}>
      {over && <Icon name="warning" size={16} />}
      <bdi dir="ltr" aria-hidden="true">
        {count} / {limit}
      </bdi>
      <span id={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <span role="status">{over && <VisuallyHidden>{label}</VisuallyHidden>}</span>
    </p>
  );
}
