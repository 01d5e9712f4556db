import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import type { FieldCounter } from '#forms/field/field-words.ts';
import { TextArea } from '#forms/text-area/TextArea.tsx';
import * as styles from './CommentComposer.module.css';

type CommentComposerProps = {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The caller counts as readers do, and knows the limit. */
  readonly counter: FieldCounter;
  readonly postLabel: string;
  readonly onPost: () => void;
  /** The button leads on without a comment too, as to the sign-in. */
  readonly leadsOn?: boolean | undefined;
  /** While the comment is on its way: said in place of `postLabel`, and nothing can be changed. */
  readonly busyLabel?: string | undefined;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
  /** What else is chosen about the comment, below its text. */
  readonly choice?: ReactNode;
};

/** Where a comment is written. */
export function CommentComposer(props: CommentComposerProps): ReactElement {
  const { label, value, counter, busyLabel } = props;
  const busy = busyLabel !== undefined;
  const written = counter.count > 0 || props.leadsOn === true;
  const ready = written && counter.count <= counter.limit && !busy;
  const post = (event: FormEvent): void => {
    event.preventDefault();
    if (ready) props.onPost();
  };
  return (
    <form className={styles.composer} aria-label={label} aria-busy={busy} onSubmit={post}>
      <TextArea
        label={label}
        labelHidden
        placeholder={props.placeholder}
        rows={2}
        value={value}
        onValue={props.onValue}
        counter={counter}
        error={props.error}
        readOnly={busy}
      />
      {props.choice}
      <Button type="submit" look="strong" className={styles.post} disabled={!ready}>
        {busyLabel ?? props.postLabel}
      </Button>
    </form>
  );
}

type CommentPromptProps = {
  /** Why there is nothing to write in: comments want a signed-in reader. */
  readonly text: string;
  /** The door: a link to sign in. */
  readonly action: ReactNode;
};

/** In place of the composer for who may not write. */
export function CommentPrompt({ text, action }: CommentPromptProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.prompt} aria-labelledby={id}>
      <p id={id} className={styles.text}>
        {text}
      </p>
      {action}
    </section>
  );
}
