import { Suspense, type ReactNode } from 'react';
import { useErrorInPlace } from '#errors/global/FailureProvider.tsx';
import { lazyComponent } from '#lazy/lazy-component.ts';

const FailurePage = lazyComponent(() => import('#states/FailurePage.tsx'), 'FailurePage');

/** The page, or the error that shows where it was; the page stays until the error's code is here. */
export function PageOrFailure({ children }: { readonly children: ReactNode }) {
  const error = useErrorInPlace();
  if (!error) return children;
  return (
    <Suspense fallback={children}>
      <FailurePage error={error} />
    </Suspense>
  );
}
