import {
  contestNumbers,
  contestsWithList,
  type ContestNumber,
} from '@hanji/contract/contest-vocabulary.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';

type Params = Readonly<Record<string, string | undefined>>;

export const contestsPath = '/event/contest';

/** Where a creator's titles are. */
export const deskPath = '/manage/title';

/** Whether its entries have a page of their own (challenge-and-shutdown 2.4). */
export function hasList(contestNo: ContestNumber): boolean {
  return contestsWithList.some((each) => each === contestNo);
}

/** The contest that a route names; null for anything but a number of 2.4 as it is written there. */
export function readContestNumber(params: Params): ContestNumber | null {
  return contestNumbers.find((each) => String(each) === params['contestNo']) ?? null;
}

/** Likewise of `/list`, which not all contests have. */
export function readListedContest(params: Params): ContestNumber | null {
  const contestNo = readContestNumber(params);
  return contestNo !== null && hasList(contestNo) ? contestNo : null;
}

export type ContestPart = 'page' | 'list' | 'result';

/** `/event/contest/{n}`, and what lies below it. */
export function contestPath(contestNo: ContestNumber, part: ContestPart = 'page'): string {
  return `${contestsPath}/${contestNo}${part === 'page' ? '' : `/${part}`}`;
}

export const entriesPageSize = 24;
const lastPage = 1000;

/** The page of a list that its address names, from 0. */
export function readPageNo(query: URLSearchParams): number {
  const given = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Math.min(Number(given), lastPage) - 1 : 0;
}

export function listPath(contestNo: ContestNumber, pageNo: number): string {
  const path = contestPath(contestNo, 'list');
  return pageNo === 0 ? path : `${path}?page=${pageNo + 1}`;
}

/** A title of challenge (challenge-and-shutdown 2.3). */
export function challengeTitlePath(contentId: number): string {
  return `/challenge/comic/${contentId}`;
}

/** To the desk, by way of signing in where that is needed. */
export function enterPath(signedIn: boolean): string {
  return signedIn ? deskPath : loginPath(deskPath);
}

/** The guide page that a route names; null where it can name none. */
export function readGuideName(params: Params): string | null {
  const name = params['name'] ?? '';
  return /^[\w-]{1,64}$/.test(name) ? name : null;
}
