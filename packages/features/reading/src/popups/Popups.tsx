import type { Popup } from '@hanji/contract/entities/popup.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { Suspense, type ReactElement } from 'react';
import { usePopup } from './use-popup.ts';

// Most visits show none.
const ShownPopup = lazyComponent(() => import('./ShownPopup.tsx'), 'ShownPopup');

/** What a page has to say before anything else, where it is due. */
export function Popups({ popups }: { readonly popups: readonly Popup[] }): ReactElement | null {
  const { popup, close, skip } = usePopup(popups);
  if (popup === null) return null;
  return (
    <Suspense fallback={null}>
      <ShownPopup popup={popup} onClose={close} onSkip={skip} />
    </Suspense>
  );
}
