import { useId, type ReactElement } from 'react';
import { FieldNotes } from '#forms/field/FieldNotes.tsx';
import { describedBy } from '#forms/field/field-words.ts';
import * as styles from './Switch.module.css';

type SwitchProps = {
  readonly label: string;
  /** Null while it is not known yet: nothing can be switched then, and nothing moves once it is. */
  readonly on: boolean | null;
  readonly onSwitch: (on: boolean) => void;
  /** The two states in words, shown beside the switch. */
  readonly words: { readonly on: string; readonly off: string };
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** Something that holds as soon as it is switched: a theme, mature content, notices. */
export function Switch(props: SwitchProps): ReactElement {
  const { label, on, onSwitch, words, hint, error, disabled } = props;
  const id = useId();
  if (on === null) {
    return (
      <div className={styles.control} aria-busy="true">
        <div className={styles.row}>
          <span className={styles.label}>{label}</span>
          <span className={styles.coming} />
        </div>
        <FieldNotes id={id} hint={hint} />
      </div>
    );
  }
  return (
    <div className={styles.control}>
      <label className={styles.row}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {/* Both words keep their room, so that nothing moves but the knob. */}
        <span className={styles.words} aria-hidden="true">
          <span data-shown={on}>{words.on}</span>
          <span data-shown={!on}>{words.off}</span>
        </span>
        <span className={styles.track}>
          <input
            id={id}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- checked is its own state
            role="switch"
            className={styles.input}
            checked={on}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          <span className={styles.knob} />
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
