import { useId, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { FieldNotes } from '#forms/field/FieldNotes.tsx';
import { isPicture, Preview } from '#forms/file-upload/Preview.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { Menu } from '#overlays/menu/Menu.tsx';
import type { MenuItem } from '#overlays/menu/menu-item.ts';
import { cssVariables } from '#shared/css-variables.ts';
import type { ListedUpload, UploadListLabels } from './listed-upload.ts';
import * as styles from './UploadList.module.css';

type UploadRowProps = {
  readonly labels: UploadListLabels;
  readonly file: ListedUpload;
  /** Counted from 1. */
  readonly number: number;
  readonly last: number;
  readonly hintId: string;
  readonly accept: readonly string[];
  readonly disabled?: boolean | undefined;
  readonly movable: boolean;
  readonly dragged: boolean;
  /** Where what is dragged would come to stand. */
  readonly drop: 'before' | 'after' | undefined;
  readonly onHandle: (event: PointerEvent) => void;
  readonly onHandleKey: (event: KeyboardEvent) => void;
  readonly onTo: (to: number) => void;
  readonly onReplace?: ((key: string, file: File) => void) | undefined;
  readonly onRetry?: ((key: string) => void) | undefined;
  readonly onRemove: () => void;
};

/** One file of the list: its place, what it is, how far it has come, and what can be done. */
export function UploadRow(props: UploadRowProps): ReactElement {
  const { labels, file, number, disabled } = props;
  const { key, name, about, picture, status, percent, error } = file;
  const id = useId();
  return (
    <li className={styles.row} data-dragged={props.dragged} data-drop={props.drop}>
      {props.movable && (
        <button
          type="button"
          className={styles.handle}
          data-handle={key}
          data-number={number}
          disabled={disabled}
          aria-label={labels.move(name)}
          aria-describedby={props.hintId}
          onPointerDown={props.onHandle}
          onKeyDown={props.onHandleKey}
        >
          <Icon name="sort" size={20} />
        </button>
      )}
      <span className={styles.picture} data-error={error !== undefined}>
        {isPicture(picture) ? <Preview picture={picture} /> : <Icon name="book" size={20} />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {(about || status) && (
          <p className={styles.about}>
            {about && <bdi>{about}</bdi>}
            {status && <span>{status}</span>}
          </p>
        )}
        {percent !== undefined && (
          <div
            role="progressbar"
            className={styles.track}
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
            style={cssVariables({ '--done': `${percent}%` })}
          />
        )}
        <FieldNotes id={id} error={error} />
      </div>
      <input
        id={`${id}-file`}
        type="file"
        hidden
        accept={props.accept.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) props.onReplace?.(key, chosen);
        }}
      />
      <Menu
        label={labels.more(name)}
        items={items(props, () => document.getElementById(`${id}-file`)?.click())}
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            icon="more"
            label={labels.more(name)}
            disabled={disabled}
            aria-describedby={error && `${id}-error`}
          />
        )}
      />
    </li>
  );
}

function items(props: UploadRowProps, choose: () => void): MenuItem[] {
  const { labels, file, number, last, movable, onTo, onReplace, onRetry, onRemove } = props;
  const all: (MenuItem | false | undefined)[] = [
    file.canRetry &&
      onRetry && {
        key: 'retry',
        label: labels.retry,
        icon: 'retry',
        onSelect: () => onRetry(file.key),
      },
    onReplace && { key: 'replace', label: labels.replace, icon: 'upload', onSelect: choose },
    movable && {
      key: 'start',
      label: labels.toStart,
      icon: 'chevronUp',
      disabled: number === 1,
      onSelect: () => onTo(0),
    },
    movable && {
      key: 'end',
      label: labels.toEnd,
      icon: 'chevronDown',
      disabled: number === last,
      onSelect: () => onTo(last - 1),
    },
    { key: 'remove', label: labels.remove, icon: 'trash', danger: true, onSelect: onRemove },
  ];
  return all.filter((item) => item !== false && item !== undefined);
}
