import type { FailureFacts } from '@hanji/domain/errors/failure.ts';
import type { ErrorOutcome } from '@hanji/domain/errors/outcome/error-outcome.ts';
import { globalOutcome } from '@hanji/domain/errors/outcome/global-outcome.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnline } from '#errors/use-online.ts';
import { endSession } from '#session/end-session.ts';
import { mayReloadByItself } from '#errors/automatic-reload.ts';
import { FailureDialog } from './FailureDialog.tsx';
import type { Failed } from './FailureProvider.tsx';

type GlobalFailureProps = { readonly failed: Failed; readonly onClose: () => void };

/** Does what the global rule says about a failed call: mostly a dialog. */
export function GlobalFailure({ failed, onClose }: GlobalFailureProps) {
  const { pathname, search } = useLocation();
  const facts: FailureFacts = {
    path: pathname + search,
    back: '/',
    routeNamed: true,
    online: useOnline(),
    errorSet: false,
    reloaded: false,
    declared: failed.declared ?? [],
  };
  const first = globalOutcome(failed.error, facts);
  const [reloaded] = useState(() => first.kind === 'reload' && !mayReloadByItself());
  const outcome = reloaded ? globalOutcome(failed.error, { ...facts, reloaded }) : first;
  if (outcome.kind === 'dialog' || isServicePage(outcome)) {
    return <FailureDialog failed={failed} outcome={outcome} onClose={onClose} />;
  }
  return <Followed outcome={outcome} onClose={onClose} />;
}

type Page = Extract<ErrorOutcome, { kind: 'page' }>;

function isServicePage(outcome: ErrorOutcome): outcome is Exclude<Page, { page: 'login' }> {
  return outcome.kind === 'page' && outcome.page !== 'login';
}

/** An outcome that is seen nowhere but in where it leads. */
function Followed({ outcome, onClose }: { outcome: ErrorOutcome; onClose: () => void }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const follow = useEffectEvent(() => {
    onClose();
    if (outcome.kind === 'logout') endSession(dispatch);
    const to = destination(outcome);
    if (to) void navigate(to);
    // By the router, which reloads the page.
    if (outcome.kind === 'reload') void navigate(0);
  });
  useEffect(() => follow(), []);
  return null;
}

function destination(outcome: ErrorOutcome): string | null {
  if (outcome.kind === 'go') return outcome.path;
  if (outcome.kind === 'logout') return loginPath(outcome.redirect);
  return outcome.kind === 'page' && outcome.page === 'login' ? loginPath(outcome.redirect) : null;
}
