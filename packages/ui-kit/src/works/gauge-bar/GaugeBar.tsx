import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { Dialog } from '#overlays/dialog/Dialog.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './GaugeBar.module.css';

export type GaugeBarProps = {
  /** What the gauge is for: free if you wait. */
  readonly label: string;
  /** How full it is, 0 to 100; at 100 it can be used. */
  readonly percent: number;
  /** What that means, in words: ready to read now, 3 hr left. */
  readonly state: string;
  /** What the "?" tells, in a dialog. */
  readonly help: {
    readonly label: string;
    readonly title: string;
    readonly content: ReactNode;
    readonly close: string;
  };
};

/** The waiting-free gauge of a title, with the help on it. */
export function GaugeBar({ label, percent, state, help }: GaugeBarProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={styles.gauge} data-full={percent === 100}>
      <div className={styles.head}>
        <Icon name="clock" size={20} />
        <p className={styles.label}>{label}</p>
        <p className={styles.state}>{state}</p>
        <IconButton icon="help" label={help.label} onClick={() => setOpen(true)} />
      </div>
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={state}
        style={cssVariables({ '--filled': `${percent}%` })}
      >
        <span className={styles.filled} />
      </div>
      <Dialog
        open={open}
        title={help.title}
        onClose={close}
        actions={<Button onClick={close}>{help.close}</Button>}
      >
        {help.content}
      </Dialog>
    </div>
  );
}
