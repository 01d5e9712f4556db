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

/** What of its time a toast keeps that offers nothing, once another waits. */
const inPassing = 1 / 3;

/**
 * Where toasts appear, one after the other. It stands once in an edition, before there is anything
 * to say, so that screen readers know it. A toast stays while it is pointed at or has the focus,
 * and gives the focus back to where it came from; one with an offer waits for who comes by Tab.
 * What offers nothing gives way to what comes after it, so that who does much at once waits for no
 * offer; and the same words are said once.
 */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const { label, closeLabel, duration = 6000, onClose } = props;
  const toasts = useHolding(props.toasts, onClose);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const toast = toasts[0];
  const id = toast?.id ?? null;
  const close = (): void => {
    for (const each of toasts) if (toast && isSaidBy(toast, each)) onClose(each.id);
  };
  // Once what it offers is over, what is left to say needs no more time than any other.
  const isOver = useAborted(toast?.action?.until?.signal);
  const waits = toasts.some((each) => toast && !isSaidBy(toast, each));
  const givesWay = waits && toast !== undefined && offersNothing(toast);
  const whole = waits || isOver ? duration : (toast?.lasts ?? duration);
  const stays = givesWay ? whole * inPassing : whole;
  const stops = useTabStops(!!toast?.action);
  // It came to where the pointer was: that alone holds up nothing.
  useCountdown(id && `${id} ${stops}`, stays, (pointed && !givesWay) || focused, close);

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

/** How often Tab was pressed: who is on the way to an offer by keys has its whole time from each stop. */
function useTabStops(offers: boolean): number {
  const [stops, setStops] = useState(0);
  useEffect(() => {
    if (!offers) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') setStops((count) => count + 1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [offers]);
  return stops;
}

/** What still holds of what is to be said; the rest is over. */
function useHolding(
  all: readonly ToastMessage[],
  onClose: (id: string) => void,
): readonly ToastMessage[] {
  const isPast = ({ topic }: ToastMessage, at: number): boolean =>
    topic !== undefined && all.slice(at + 1).some((later) => later.topic === topic);
  const past = all.filter(isPast);
  useEffect(() => {
    for (const { id } of past) onClose(id);
  });
  return all.filter((toast) => !past.includes(toast));
}

function offersNothing({ kind, action }: ToastMessage): boolean {
  return kind !== 'error' && !action;
}

/** Whether who has read one has read the other: the same, or the same words without an offer. */
function isSaidBy(shown: ToastMessage, other: ToastMessage): boolean {
  if (shown.id === other.id) return true;
  const { kind, text } = shown;
  return !shown.action && !other.action && kind === other.kind && text === other.text;
}
