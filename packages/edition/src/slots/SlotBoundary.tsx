import { Component, Suspense, type ReactNode } from 'react';

type SlotBoundaryProps = {
  /** Stands here until the slot's code has come, and instead of one that fails. */
  readonly fallback?: ReactNode;
  readonly onFailed?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Around what fills a slot: its trouble is not that of the screen which it adds to. */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
