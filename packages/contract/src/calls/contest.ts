import type {
  ContestEntries,
  ContestList,
  ContestPage,
  ContestResult,
  OpenContests,
} from '../entities/contest.ts';
import { call } from './call.ts';

const ofContests = {
  offered: 'contests',
  success: 'exact200',
  source: 'challenge-and-shutdown 2.4 has pages and no call',
} as const;

const read = { ...ofContests, method: 'GET', access: 'visitor' } as const;

type OfContest = { contestNo: number };
type Entry = { contestNo: number; contentId: number };

export const contestCalls = {
  getContests: call<{ response: ContestList }>({
    ...read,
    path: '/contest',
    summary: 'Contests: those that run, then those to come, then those of before',
  }),
  getContest: call<{ params: OfContest; response: ContestPage }>({
    ...read,
    path: '/contest/{contestNo}',
    summary: 'A contest with its page and the newest entries',
  }),
  getContestEntries: call<{
    params: OfContest;
    query: { pageNo?: number | undefined; pageSize?: number | undefined };
    response: ContestEntries;
  }>({
    ...read,
    path: '/contest/{contestNo}/entries',
    summary: 'The titles entered in a contest',
  }),
  getContestResult: call<{ params: OfContest; response: ContestResult }>({
    ...read,
    path: '/contest/{contestNo}/result',
    summary: 'What the jury decided, once that is out',
  }),
  getOpenContests: call<{ params: { contentId: number }; response: OpenContests }>({
    ...ofContests,
    method: 'GET',
    access: 'member',
    path: '/contest/title/{contentId}',
    summary: 'The contests that take entries now, for a title of the member’s own',
  }),
  enterContest: call<{ params: Entry; response: null }>({
    ...ofContests,
    method: 'PUT',
    access: 'member',
    path: '/contest/{contestNo}/entry/{contentId}',
    summary: 'Enters a published title of the member’s own, once however often it is asked for',
  }),
  leaveContest: call<{ params: Entry; response: null }>({
    ...ofContests,
    method: 'DELETE',
    access: 'member',
    path: '/contest/{contestNo}/entry/{contentId}',
    summary: 'Takes an entry back, as long as the contest takes entries',
  }),
} as const;
