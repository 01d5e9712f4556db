import { useId, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import * as styles from './CheckAllGroup.module.css';

export type CheckAllItem<Key extends string> = {
  readonly key: Key;
  /** Of the control, where a summary of errors leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly checked: boolean;
  readonly required: boolean;
  /** Where the whole text can be read; it opens beside the form, which stays as it is. */
  readonly href?: string | undefined;
  /** The whole text can be read here: a press on `labels.read` calls `onRead`. */
  readonly readable?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

type CheckAllLabels = {
  /** Name of the group. */
  readonly group: string;
  readonly all: string;
  readonly required: string;
  readonly optional: string;
  readonly read: string;
};

type CheckAllGroupProps<Key extends string> = {
  readonly labels: CheckAllLabels;
  readonly items: readonly CheckAllItem<Key>[];
  readonly onItem: (key: Key, checked: boolean) => void;
  readonly onAll: (checked: boolean) => void;
  /** The text of a `readable` item is wanted; a dialog shows it. */
  readonly onRead?: ((key: Key) => void) | undefined;
  readonly disabled?: boolean | undefined;
};

/** Consents under one checkbox for all of them, which is mixed while only some are given. */
export function CheckAllGroup<Key extends string>(props: CheckAllGroupProps<Key>): ReactElement {
  const { labels, items, onItem, onAll, onRead, disabled } = props;
  const group = useId();
  const all = items.every(({ checked }) => checked);
  const some = items.some(({ checked }) => checked);
  return (
    <fieldset className={styles.group} aria-label={labels.group}>
      <div className={styles.all}>
        <Checkbox
          strong
          label={labels.all}
          checked={all}
          mixed={some && !all}
          disabled={disabled}
          onChecked={() => onAll(!all)}
        />
      </div>
      <ul>
        {items.map((item) => {
          const id = item.id ?? `${group}-${item.key}`;
          return (
            <li key={item.key} className={styles.item}>
              <Checkbox
                id={id}
                label={
                  <>
                    {item.label}{' '}
                    <span className={styles.kind}>
                      {item.required ? labels.required : labels.optional}
                    </span>
                  </>
                }
                checked={item.checked}
                required={item.required}
                hint={item.hint}
                error={item.error}
                disabled={disabled}
                onChecked={(checked) => onItem(item.key, checked)}
              />
              {item.href && (
                <Link
                  id={`${id}-read`}
                  href={item.href}
                  target="_blank"
                  rel="noopener"
                  className={styles.read}
                  aria-labelledby={`${id}-read ${id}-label`}
                >
                  {labels.read}
                </Link>
              )}
              {item.readable && (
                <button
                  type="button"
                  id={`${id}-read`}
                  className={styles.read}
                  aria-haspopup="dialog"
                  aria-labelledby={`${id}-read ${id}-label`}
                  onClick={() => onRead?.(item.key)}
                >
                  {labels.read}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
