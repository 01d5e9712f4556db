import type { ReactElement } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import * as styles from './ChoiceBar.module.css';

type ChoiceBarProps = {
  /** Name of the region. */
  readonly label: string;
  /** The box that checks everything at once, or nothing. */
  readonly all: {
    readonly label: string;
    readonly checked: boolean;
    readonly mixed: boolean;
    readonly onChecked: (checked: boolean) => void;
  };
  /** "5 selected". */
  readonly count: string;
  /** What is done with all of them. */
  readonly action: {
    readonly label: string;
    readonly disabled: boolean;
    readonly busy?: boolean | undefined;
    readonly onAction: () => void;
  };
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** What was chosen of a list, and the one thing to do with it; it stays at the foot of the screen. */
export function ChoiceBar(props: ChoiceBarProps): ReactElement {
  const { label, all, count, action, closeLabel, onClose } = props;
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.choice}>
        <Checkbox {...all} />
        <p className={styles.count} role="status">
          {count}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          look="danger"
          icon="trash"
          disabled={action.disabled}
          busy={action.busy}
          onClick={action.onAction}
        >
          {action.label}
        </Button>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
    </section>
  );
}
