import type { ReactElement } from 'react';

/** A whole screen, as its loader has started it. */
export function Screen({ screen }: { readonly screen?: ReactElement }) {
  return screen ?? null;
}
