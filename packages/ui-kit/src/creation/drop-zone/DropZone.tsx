import { useState, type DragEvent, type ReactElement } from 'react';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './DropZone.module.css';

type DropZoneLabels = {
  readonly choose: string;
  /** Below it, where there is a pointer: "or drop them here". */
  readonly drop: string;
};

type DropZoneProps = FieldWords & {
  readonly labels: DropZoneLabels;
  /** What is taken and how much of it, a line each: said before anything is chosen. */
  readonly limits?: readonly string[] | undefined;
  /** Media types or extensions that the picker offers; what is dropped can be anything. */
  readonly accept: readonly string[];
  readonly multiple?: boolean | undefined;
  /** All that was chosen or dropped: whoever keeps the files judges type, size and number. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly disabled?: boolean | undefined;
};

/** A large place for files, chosen or dropped, that says first what it takes. */
export function DropZone(props: DropZoneProps): ReactElement {
  const { labels, limits = [], accept, multiple, onAdd, disabled } = props;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!disabled && dropped.length > 0) onAdd(multiple ? dropped : dropped.slice(0, 1));
  };
  return (
    <Field {...props}>
      {(tied) => (
        <div
          className={styles.zone}
          data-over={over && !disabled}
          data-closed={disabled}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            // Only what a file input may carry: it has no role.
            id={tied.id}
            aria-describedby={
              [tied['aria-describedby'], limits.length > 0 && `${tied.id}-limits`]
                .filter(Boolean)
                .join(' ') || undefined
            }
            aria-invalid={tied['aria-invalid']}
            className={styles.input}
            type="file"
            accept={accept.join(',')}
            multiple={multiple}
            disabled={disabled}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // So that the same file can be chosen again.
              target.value = '';
              if (chosen.length > 0) onAdd(chosen);
            }}
          />
          <label htmlFor={tied.id} className={styles.choose}>
            <Icon name="upload" size={32} />
            <span className={styles.word}>{labels.choose}</span>
            <span className={styles.drop} aria-hidden="true">
              {labels.drop}
            </span>
          </label>
          {limits.length > 0 && (
            <ul id={`${tied.id}-limits`} className={styles.limits}>
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
