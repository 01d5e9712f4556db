import { Component, Suspense, type ReactNode } from 'react';

/** How long after each failure the slot is drawn anew; after the last only with a new connection. */
const againAfterMs = [3000, 12_000];

type SlotBoundaryProps = {
  /** Stands here until the slot's code has come, and instead of one that fails. */
  readonly fallback?: ReactNode;
  /** Told of a failure in place of drawing the slot anew. */
  readonly onFailed?: (() => void) | undefined;
  readonly children: ReactNode;
};

/**
 * Around what fills a slot: its trouble is not that of the screen which it adds to. One that fails,
 * as when its code did not come, is drawn anew twice by itself and whenever the connection is back.
 */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    const { onFailed } = this.props;
    if (onFailed) return onFailed();
    const delay = againAfterMs[this.#failures];
    this.#failures += 1;
    if (delay) this.#timer = setTimeout(this.#again, delay);
    window.addEventListener('online', this.#again);
  }

  override componentWillUnmount(): void {
    this.#giveUp();
  }

  #giveUp(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#again);
  }

  #again = (): void => {
    this.#giveUp();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
