import { useRef, type ReactElement } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { isPicture, Preview } from '#forms/file-upload/Preview.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './AvatarUpload.module.css';

type AvatarUploadLabels = {
  readonly choose: string;
  readonly remove: string;
  /** Name of the ring that fills while the picture is sent. */
  readonly progress: string;
};

type AvatarUploadProps = FieldWords & {
  readonly labels: AvatarUploadLabels;
  /** What was chosen, or the address of what is kept; null without one. */
  readonly picture: Blob | string | null;
  /** Media types that the picker offers. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  /** Percent that has been sent, while it is sent. */
  readonly progress?: number | undefined;
  /** The picture is being taken away. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** The picture of a profile, round as it is shown everywhere. */
export function AvatarUpload(props: AvatarUploadProps): ReactElement {
  const { labels, picture, accept, onChoose, onRemove, progress, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const sending = progress !== undefined;
  const busy = props.busy || sending;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={styles.avatar}>
          <span className={styles.round}>
            {isPicture(picture) ? (
              <Preview className={styles.picture} picture={picture} />
            ) : (
              <span className={styles.picture}>
                <Icon name="person" size={48} />
              </span>
            )}
            {sending && <Ring percent={progress} label={labels.progress} />}
          </span>
          <div className={styles.actions}>
            <input
              // Only what a file input may carry: it has no role.
              id={tied.id}
              aria-describedby={tied['aria-describedby']}
              aria-invalid={tied['aria-invalid']}
              ref={input}
              className={styles.input}
              type="file"
              accept={accept.join(',')}
              disabled={disabled}
              // Not disabled while busy: that would throw the focus away.
              aria-disabled={busy || undefined}
              onClick={(event) => {
                if (busy) event.preventDefault();
              }}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                target.value = '';
                if (chosen && !busy) onChoose(chosen);
              }}
            />
            <label htmlFor={tied.id} className={styles.choose}>
              {labels.choose}
            </label>
            {picture !== null && (
              <Button
                look="quiet"
                disabled={disabled}
                busy={busy}
                onClick={() => {
                  // This button goes with the picture; choosing another is what is left.
                  input.current?.focus();
                  onRemove();
                }}
              >
                {labels.remove}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function Ring({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <span
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={cssVariables({ '--percent': percent })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="48" pathLength="100" />
        <circle cx="50" cy="50" r="48" pathLength="100" className={styles.sent} />
      </svg>
    </span>
  );
}
