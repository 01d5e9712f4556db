import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useCountdown } from '#feedback/use-countdown.ts';
import type { ToastMessage } from './toast-message.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toast.module.css';
import { useAborted } from './use-aborted.ts';

type ToastRegionProps = {
  /** Name of the region. */
  readonly label: string;
  readonly closeLabel: string;
  /** In the order in which they came: the first is shown, the others wait. */
  readonly toasts: readonly ToastMessage[];
  /** How long each one stays that does not say it, in milliseconds; 6,000 by default. */
  readonly duration?: number | undefined;
  /** The toast is over: its time has passed, or the reader has closed it. */
  readonly onClose: (id: string) => void;
};

/**
 * Where toasts appear, one after the other. It stands once in an edition, before there is anything
 * to say, so that screen readers know it. A toast stays while it is pointed at or has the focus,
 * and gives the focus back to where it came from.
 */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const { label, closeLabel, toasts, duration = 6000, onClose } = props;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const toast = toasts[0];
  const id = toast?.id ?? null;
  const close = (): void => {
    if (id !== null) onClose(id);
  };
  // Once what it offers is over, what is left to say needs no more time than any other.
  const isOver = useAborted(toast?.action?.until?.signal);
  const stays = toasts.length > 1 || isOver ? duration : (toast?.lasts ?? duration);
  useCountdown(id, stays, pointed || focused, close);

  useEffect(() => {
    const element = region.current;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });

  // Shown anew for each toast: above whatever dialog has opened in the meantime.
  useLayoutEffect(() => {
    const element = region.current;
    if (id === null || !element) return undefined;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
      setPointed(false);
      setFocused(false);
    };
  }, [id]);

  const shown = toast && <Toast key={id} toast={toast} closeLabel={closeLabel} onClose={close} />;
  const urgent = toast?.kind === 'error';
  return (
    <section ref={region} popover="manual" className={styles.region} aria-label={toast && label}>
      <div
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div role="status">{!urgent && shown}</div>
        <div role="alert">{urgent && shown}</div>
      </div>
    </section>
  );
}
