import { useContext, type ReactNode } from 'react';
import { useLatePart } from '#lazy/use-late-part.ts';
import { FailureProvider } from '#errors/global/FailureProvider.tsx';
import { CurrentHandle, useRouteFrame } from '#frame/route-frame.ts';
import { useAdultVerification } from '#mature/adult-verification.ts';
import { AdultVerificationProvider } from '#mature/use-adult-status.ts';
import { MatureQuestionProvider } from '#mature-question/MatureQuestionProvider.tsx';
import { ToastProvider } from '#toasts/ToastProvider.tsx';

function load() {
  return import('./WayUp.tsx');
}

/** What speaks above the pages of a reading edition, and the way back up of long ones. */
export function ReadingSurroundings({ children }: { readonly children: ReactNode }) {
  const { footer } = useRouteFrame();
  const late = useLatePart(load, false);
  return (
    <ToastProvider>
      <FailureProvider routeNamed={useContext(CurrentHandle) !== null}>
        <AdultVerificationProvider value={useAdultVerification()}>
          <MatureQuestionProvider>{children}</MatureQuestionProvider>
        </AdultVerificationProvider>
      </FailureProvider>
      {/* Elsewhere the main action stands at the bottom. */}
      {late && footer === 'full' && <late.WayUp />}
    </ToastProvider>
  );
}
