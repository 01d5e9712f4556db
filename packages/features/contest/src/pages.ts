import { contestCalls } from '@hanji/contract/calls/contest.ts';
import { guideCalls } from '@hanji/contract/calls/guide.ts';
import type { Contest } from '@hanji/contract/entities/contest.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import { firstScreen, type Pages } from '@hanji/edition/pages/page.ts';
import type { contestApi } from './calls/endpoints.ts';
import {
  entriesPageSize,
  readContestNumber,
  readGuideName,
  readListedContest,
  readPageNo,
} from './paths/contest-paths.ts';

const { firstCall } = firstCallsBy<(typeof contestApi)['endpoints']>();

function pictureOf({ picture }: Contest): PagePicture[] {
  return [picture];
}

/** What a messenger shows of a contest. */
function headOf(contest: Contest | undefined) {
  return contest && { description: contest.lead, picture: contest.picture };
}

/**
 * Contests (challenge-and-shutdown 2.4), of which anything but their numbers is no page, and what the
 * banners of the editors lead to (2.3).
 */
export const contestPages = {
  '/event/contest': {
    component: 'ContestsPage',
    saysLater: true,
    first: firstScreen({
      call: () => firstCall('getContests', contestCalls.getContests, undefined),
      head: ({ contests }) => ({ title: contests?.contests }),
      pictures: ({ contests: [first] }) => (first ? pictureOf(first) : []),
    }),
  },
  '/event/contest/:contestNo': {
    component: 'ContestPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const contestNo = readContestNumber(params);
        if (contestNo === null) return null;
        return firstCall('getContest', contestCalls.getContest, { params: { contestNo } });
      },
      head: (_words, page) => ({ title: page?.contest.title, ...headOf(page?.contest) }),
      pictures: ({ contest }) => pictureOf(contest),
    }),
  },
  '/event/contest/:contestNo/list': {
    component: 'ContestListPage',
    saysLater: true,
    query: ['page'],
    first: firstScreen({
      call: ({ params, query }) => {
        const contestNo = readListedContest(params);
        if (contestNo === null) return null;
        return firstCall('getContestEntries', contestCalls.getContestEntries, {
          params: { contestNo },
          query: { pageNo: readPageNo(query), pageSize: entriesPageSize },
        });
      },
      head: ({ contests }, page) => ({
        title: page && contests ? `${contests.list} · ${page.contest.title}` : undefined,
        ...headOf(page?.contest),
      }),
    }),
  },
  '/event/contest/:contestNo/result': {
    component: 'ContestResultPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const contestNo = readContestNumber(params);
        if (contestNo === null) return null;
        return firstCall('getContestResult', contestCalls.getContestResult, {
          params: { contestNo },
        });
      },
      head: ({ contests }, page) => ({
        title: page && contests ? `${contests.result} · ${page.contest.title}` : undefined,
        ...headOf(page?.contest),
      }),
    }),
  },
  '/event/guide/:name': {
    component: 'GuidePage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const name = readGuideName(params);
        return name === null
          ? null
          : firstCall('getGuide', guideCalls.getGuide, { params: { name } });
      },
      head: (_words, guide) => ({ title: guide?.title, kind: 'article' }),
    }),
  },
} satisfies Pages;
