import { useEffect, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import { FileRow, type UploadedFile } from './FileRow.tsx';
import * as styles from './FileUpload.module.css';

type FileUploadLabels = {
  readonly choose: string;
  /** Beside the button, where there is a pointer: "or drop them here". */
  readonly drop: string;
  readonly remove: (name: string) => string;
  /** "2 of 3"; shown where several files are taken. */
  readonly taken: (count: number, max: number) => string;
};

type FileUploadProps = FieldWords & {
  readonly labels: FileUploadLabels;
  readonly files: readonly UploadedFile[];
  /** Media types or extensions that the picker offers; what is dropped can be anything. */
  readonly accept: readonly string[];
  /** Files that are taken, 1 by default; then nothing more can be chosen. */
  readonly max?: number | undefined;
  /** All that was chosen or dropped: whoever keeps the files judges type, size and number. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly disabled?: boolean | undefined;
};

/** Files to send, chosen or dropped; each is shown, says what is wrong with it, and can go. */
export function FileUpload(props: FileUploadProps): ReactElement {
  const { labels, files, accept, max = 1, onAdd, onRemove, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  const [over, setOver] = useState(false);
  const full = files.length >= max;
  const closed = disabled || full;

  // The button that was pressed is gone with its file; the focus goes to what can replace it.
  useEffect(() => {
    if (removed.current) input.current?.focus();
    removed.current = false;
  }, [files.length]);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!closed && dropped.length > 0) onAdd(dropped);
  };

  return (
    <Field {...props}>
      {(tied) => (
        <div className={styles.upload}>
          <div
            className={styles.zone}
            data-over={over && !closed}
            data-closed={closed}
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
              aria-describedby={tied['aria-describedby']}
              aria-invalid={tied['aria-invalid']}
              ref={input}
              className={styles.input}
              type="file"
              accept={accept.join(',')}
              multiple={max > 1}
              disabled={closed}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])];
                // So that the same file can be chosen again after it was removed.
                target.value = '';
                if (chosen.length > 0) onAdd(chosen);
              }}
            />
            <label htmlFor={tied.id} className={styles.choose}>
              {labels.choose}
            </label>
            <span className={styles.drop} aria-hidden="true">
              {labels.drop}
            </span>
            {max > 1 && (
              <p className={styles.taken} role="status">
                <bdi dir="ltr" aria-hidden="true">
                  {files.length} / {max}
                </bdi>
                <VisuallyHidden>{labels.taken(files.length, max)}</VisuallyHidden>
              </p>
            )}
          </div>
          {files.length > 0 && (
            <ul>
              {files.map((file) => (
                <FileRow
                  key={file.key}
                  file={file}
                  disabled={disabled}
                  removeLabel={labels.remove(file.name)}
                  onRemove={() => {
                    removed.current = true;
                    onRemove(file.key);
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
