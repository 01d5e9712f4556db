import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import type { ListedUpload, UploadListLabels } from './listed-upload.ts';
import * as styles from './UploadList.module.css';
import { UploadRow } from './UploadRow.tsx';
import { useDragOrder } from './use-drag-order.ts';

type UploadListProps = {
  readonly labels: UploadListLabels;
  readonly files: readonly ListedUpload[];
  /** What the picker offers in place of a file. */
  readonly accept: readonly string[];
  /** Where a file stands from now on, counted from 0; left out where the order is not theirs. */
  readonly onMove?: ((key: string, to: number) => void) | undefined;
  readonly onReplace?: ((key: string, file: File) => void) | undefined;
  readonly onRetry?: ((key: string) => void) | undefined;
  readonly onRemove: (key: string) => void;
  /** Nothing can be moved, replaced or removed. */
  readonly disabled?: boolean | undefined;
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Files in an order that counts, moved by drag or by keyboard, each with what has come of it. */
export function UploadList(props: UploadListProps): ReactElement {
  const { labels, files, onMove, onRemove } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const [news, setNews] = useState('');
  const move = (file: ListedUpload, to: number): void => {
    onMove?.(file.key, to);
    setNews(labels.moved(file.name, to + 1, files.length));
  };
  const { drag, begin } = useDragOrder(list, (from, to) => {
    const file = files[from];
    if (file) move(file, to);
  });
  // A row that changes its place in the document loses the focus on the way.
  useLayoutEffect(() => {
    if (focused.current === null) return;
    const handles = [...(list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])];
    handles.find(({ dataset }) => dataset['handle'] === focused.current)?.focus();
    focused.current = null;
  }, [files]);

  const moveByKey = (event: KeyboardEvent, file: ListedUpload, at: number): void => {
    const step = steps[event.key];
    if (!step || props.disabled) return;
    event.preventDefault();
    const to = Math.min(Math.max(step(at, files.length - 1), 0), files.length - 1);
    if (to === at) return;
    focused.current = file.key;
    move(file, to);
  };
  const remove = (file: ListedUpload, at: number): void => {
    focused.current = (files[at + 1] ?? files[at - 1])?.key ?? null;
    onRemove(file.key);
  };
  return (
    <div>
      <p id={`${id}-hint`} hidden>
        {labels.moveHint}
      </p>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <ol ref={list} className={styles.list} aria-label={labels.list}>
        {files.map((file, at) => (
          <UploadRow
            key={file.key}
            {...props}
            movable={onMove !== undefined}
            file={file}
            number={at + 1}
            last={files.length}
            hintId={`${id}-hint`}
            dragged={drag?.from === at}
            drop={dropMark(drag, at, files.length)}
            onHandle={(event) => begin(event, at)}
            onHandleKey={(event) => moveByKey(event, file, at)}
            onTo={(to) => move(file, to)}
            onRemove={() => remove(file, at)}
          />
        ))}
      </ol>
    </div>
  );
}

function dropMark(
  drag: { readonly from: number; readonly before: number } | null,
  at: number,
  length: number,
): 'before' | 'after' | undefined {
  if (!drag) return undefined;
  if (drag.before === at) return 'before';
  return drag.before === length && at === length - 1 ? 'after' : undefined;
}
