import { Component, type ReactNode } from 'react';
import { RouteErrorPage } from './RouteErrorPage.tsx';

type RouteBoundaryProps = {
  /** The place in history: at another one, drawing is tried anew. */
  readonly at: string;
  readonly children: ReactNode;
};
type State = { readonly failed: { readonly error: unknown; readonly at: string } | null };

/** Says in place of all pages that one could not be drawn. */
export class RouteBoundary extends Component<RouteBoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, at: '' } };
  }

  static getDerivedStateFromProps({ at }: RouteBoundaryProps, { failed }: State): State | null {
    if (!failed) return null;
    if (failed.at === '') return { failed: { ...failed, at } };
    return failed.at === at ? null : { failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <RouteErrorPage error={failed.error} /> : this.props.children;
  }
}
