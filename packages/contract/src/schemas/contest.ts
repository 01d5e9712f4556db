import { z } from 'zod';
import {
  contestEntries,
  contestList,
  contestPage,
  contestResult,
  openContests,
} from '../entities/contest.ts';
import { id, pageNo, pageSize } from './inputs.ts';

const params = z.object({ contestNo: id });
const entry = params.extend({ contentId: id });

export const contestSchemas = {
  getContests: { response: contestList },
  getContest: { params, response: contestPage },
  getContestEntries: {
    params,
    query: z.object({ pageNo: pageNo.default(0), pageSize: pageSize(24) }),
    response: contestEntries,
  },
  getContestResult: { params, response: contestResult },
  getOpenContests: { params: z.object({ contentId: id }), response: openContests },
  enterContest: { params: entry, response: z.null() },
  leaveContest: { params: entry, response: z.null() },
};
