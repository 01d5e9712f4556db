import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { useState } from 'react';
import { browser } from '#area/browser.ts';
import { useAskForProviderMutation } from './endpoints.ts';
import { forgetExternalFlow, keepExternalFlow, type ExternalFlow } from './flow-storage.ts';

type Leave = {
  readonly leave: (flow: ExternalFlow) => Promise<void>;
  /** The way to this provider is being asked for, or is already being taken. */
  readonly leavingFor: ExternalFlow['loginType'] | null;
};

/** Goes to a provider, and remembers in this tab what for (reading-service, section 7). */
export function useLeaveForProvider(): Leave {
  const report = useReportFailure();
  const [ask] = useAskForProviderMutation();
  const [leavingFor, setLeavingFor] = useState<ExternalFlow['loginType'] | null>(null);
  return {
    leavingFor,
    async leave(flow) {
      setLeavingFor(flow.loginType);
      keepExternalFlow(flow);
      const { data, error } = await ask({ params: { provider: flow.loginType } });
      if (data !== undefined) return browser.leaveFor(data);
      forgetExternalFlow();
      setLeavingFor(null);
      if (isApiError(error)) report({ error });
    },
  };
}
