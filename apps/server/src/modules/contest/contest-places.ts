import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import type { RequestContext } from '#http/request-context.ts';

/** What contests are read from: the moment decides where one stands. */
export type ContestPlace = Pick<RequestContext, 'db' | 'now' | 'prefix'>;

/** A page of a contest: what stands at its address. */
export type ContestText = 'page' | 'list' | 'result';

/** Where a page of a contest is written, and whose pictures it names. */
export function contestText(contestNo: ContestNumber, text: ContestText) {
  const folder = `contest/${contestNo}`;
  return { folder, key: `${folder}/${text}` };
}

/** Likewise what stands above all contests. */
export const contestsText = { folder: 'contest', key: 'contest' } as const;
