import { useId, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { FieldNotes } from '#forms/field/FieldNotes.tsx';
import { describedBy } from '#forms/field/field-words.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './FileUpload.module.css';
import { isPicture, Preview } from './Preview.tsx';

export type UploadedFile = {
  readonly key: string;
  readonly name: string;
  /** In words: "1.2 MB". */
  readonly size?: string | undefined;
  /** Shown small: what was chosen, or the address of what was sent before. */
  readonly picture?: Blob | string | undefined;
  readonly error?: string | undefined;
};

type FileRowProps = {
  readonly file: UploadedFile;
  readonly disabled?: boolean | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
};

/** One file: what it is, what is wrong with it, and the way out. */
export function FileRow(props: FileRowProps): ReactElement {
  const { disabled, removeLabel, onRemove } = props;
  const { name, size, picture, error } = props.file;
  const id = useId();
  return (
    <li className={styles.file}>
      <span className={styles.picture} data-error={error !== undefined}>
        {isPicture(picture) ? <Preview picture={picture} /> : <Icon name="book" size={20} />}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {size && (
          <p className={styles.size}>
            <bdi>{size}</bdi>
          </p>
        )}
        <FieldNotes id={id} error={error} />
      </div>
      <IconButton
        icon="close"
        label={removeLabel}
        disabled={disabled}
        aria-describedby={describedBy(id, { error })}
        onClick={onRemove}
      />
    </li>
  );
}
