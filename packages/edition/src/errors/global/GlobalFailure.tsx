import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { FailureFacts } from '@hanji/domain/errors/failure.ts';
import type { ErrorOutcome } from '@hanji/domain/errors/outcome/error-outcome.ts';
import { globalOutcome } from '@hanji/domain/errors/outcome/global-outcome.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayReloadByItself } from '#errors/automatic-reload.ts';
import { inspectionOf } from '#errors/failure-params.ts';
import { useOnline } from '#errors/use-online.ts';
import { endSession } from '#session/end-session.ts';
import { FailureDialog } from './FailureDialog.tsx';
import type { Failed } from './failed.ts';

type GlobalFailureProps = {
  readonly failed: Failed;
  readonly routeNamed: boolean;
  readonly pagesInPlace?: boolean;
  readonly onClose: () => void;
  /** It is to show where the page was. */
  readonly onInPlace: () => void;
};

/** Does what the global rule says about a failed call: mostly a dialog. */
export function GlobalFailure(props: GlobalFailureProps) {
  const { failed, routeNamed, onClose } = props;
  const { pathname, search } = useLocation();
  const facts: FailureFacts = {
    path: pathname + search,
    back: '/',
    routeNamed,
    online: useOnline(),
    errorSet: false,
    reloaded: false,
    declared: failed.declared ?? [],
  };
  const first = globalOutcome(failed.error, facts);
  const [reloaded] = useState(() => first.kind === 'reload' && !mayReloadByItself());
  const outcome = reloaded ? globalOutcome(failed.error, { ...facts, reloaded }) : first;
  if (outcome.kind === 'dialog') {
    return <FailureDialog failed={failed} outcome={outcome} onClose={onClose} />;
  }
  return <Followed {...props} outcome={outcome} />;
}

/** An outcome that is seen nowhere but in where it leads. */
function Followed(props: GlobalFailureProps & { readonly outcome: ErrorOutcome }) {
  const { failed, outcome, pagesInPlace, onClose, onInPlace } = props;
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const follow = useEffectEvent(() => {
    const to = destination(outcome, failed.error);
    if (to?.ofError && pagesInPlace) return onInPlace();
    onClose();
    if (outcome.kind === 'logout') endSession(dispatch);
    if (to) void navigate(to.path, { state: to.params });
    // By the router, which reloads the page.
    if (outcome.kind === 'reload') void navigate(0);
  });
  useEffect(() => follow(), []);
  return null;
}

type Destination = {
  readonly path: string;
  /** A page of errors, which some editions show in place. */
  readonly ofError?: true;
  readonly params?: object;
};

function destination(outcome: ErrorOutcome, error: ApiError): Destination | null {
  if (outcome.kind === 'go') return { path: outcome.path };
  if (outcome.kind === 'logout') return { path: loginPath(outcome.redirect) };
  if (outcome.kind !== 'page') return null;
  switch (outcome.page) {
    case 'maintenance':
      return { path: '/system', ofError: true, params: inspectionOf(error) };
    case 'serviceError':
      return { path: '/error', ofError: true, params: { errorState: error } };
    case 'login':
      return { path: loginPath(outcome.redirect) };
  }
}
