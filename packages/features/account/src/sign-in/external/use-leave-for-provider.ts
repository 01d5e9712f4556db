import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { browser } from '#layout/browser.ts';
import { startExternal } from './start-external.ts';

type Leave = {
  /** Goes to a provider to connect its login, and comes back to the account page. */
  readonly connect: (loginType: LoginType) => Promise<void>;
  /** The way to this provider is being asked for, or is already being taken. */
  readonly leavingFor: LoginType | null;
};

export function useLeaveForProvider(): Leave {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const report = useReportFailure();
  const [leavingFor, setLeavingFor] = useState<LoginType | null>(null);
  return {
    leavingFor,
    async connect(loginType) {
      setLeavingFor(loginType);
      const flow = { loginType, purpose: 'connect', redirect: '/userinfo' } as const;
      const { data, error } = await startExternal(dispatch, flow);
      if (data !== undefined) return browser.leaveFor(data);
      setLeavingFor(null);
      report({ error });
    },
  };
}
