import { useContext, type ReactNode } from 'react';
import { FailureProvider } from '#errors/global/FailureProvider.tsx';
import { CurrentHandle } from './route-frame.ts';

/** What speaks above the pages of an edition in which nothing can be read. */
export function PlainSurroundings({ children }: { readonly children: ReactNode }) {
  return (
    <FailureProvider pagesInPlace routeNamed={useContext(CurrentHandle) !== null}>
      {children}
    </FailureProvider>
  );
}
