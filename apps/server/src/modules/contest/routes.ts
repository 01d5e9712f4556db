import type { contestCalls } from '@hanji/contract/calls/contest.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { enterContest, leaveContest } from './entries/enter-contest.ts';
import { readOpenContests } from './entries/open-contests.ts';
import { readContest, readContests, readEntries, readResult } from './pages/read-pages.ts';

export function contestHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof contestCalls> {
  return {
    getContests: () => readContests(context),
    getContest: ({ params }) => readContest(context, params.contestNo),
    getContestEntries: ({ params, query }) => readEntries(context, params.contestNo, query),
    getContestResult: ({ params }) => readResult(context, params.contestNo),
    getOpenContests: (call) => readOpenContests(context, memberOf(call), call.params.contentId),
    enterContest: (call) => enterContest(context, { ...call.params, memberId: memberOf(call) }),
    leaveContest: (call) => leaveContest(context, { ...call.params, memberId: memberOf(call) }),
  };
}
