import type {
  Contest,
  ContestEntries,
  ContestList,
  ContestPage,
  ContestResult,
} from '@hanji/contract/entities/contest.ts';
import { pageOf, sliceOf, type Paging } from '#modules/browsing/paging.ts';
import { readWrittenPage } from '#modules/written/written-pages.ts';
import { contestsText, contestText, type ContestPlace } from '../contest-places.ts';
import { listEntries } from '../entries/list-entries.ts';
import { listAwards } from '../results/list-awards.ts';
import { findContest, findContests } from './find-contests.ts';

/** So many entries stand on the page of a contest itself. */
const firstEntries = 6;

const order: readonly Contest['phase'][] = ['open', 'announced', 'judging', 'result'];

/** What runs first, and of one phase what closes next; of those decided the last one. */
function inOrder(one: Contest, other: Contest): number {
  const steps = order.indexOf(one.phase) - order.indexOf(other.phase);
  if (steps !== 0) return steps;
  const days = Date.parse(one.closesAt) - Date.parse(other.closesAt);
  return one.phase === 'result' ? -days : days;
}

/** `/event/contest` (challenge-and-shutdown 2.4). */
export async function readContests(place: ContestPlace): Promise<ContestList> {
  const [text, contests] = [await readWrittenPage(place, contestsText), await findContests(place)];
  return { text, contests: contests.toSorted(inOrder) };
}

/** `/event/contest/{n}`. @throws ApiFailure 404 */
export async function readContest(place: ContestPlace, contestNo: number): Promise<ContestPage> {
  const contest = await findContest(place, contestNo);
  const text = await readWrittenPage(place, contestText(contest.contestNo, 'page'));
  const entries = await listEntries(place, contest, { offset: 0, limit: firstEntries });
  return { contest, text, entries };
}

/** `/event/contest/{n}/list`, and what stands below a contest without one. @throws ApiFailure 404 */
export async function readEntries(
  place: ContestPlace,
  contestNo: number,
  paging: Paging,
): Promise<ContestEntries> {
  const contest = await findContest(place, contestNo);
  const text = await readWrittenPage(place, contestText(contest.contestNo, 'list'));
  const entries = await listEntries(place, contest, sliceOf(paging));
  return { contest, text, entries, page: pageOf(paging, contest.entries) };
}

/** `/event/contest/{n}/result`: of what the jury decides nothing is told before. @throws ApiFailure 404 */
export async function readResult(place: ContestPlace, contestNo: number): Promise<ContestResult> {
  const contest = await findContest(place, contestNo);
  if (contest.phase !== 'result') return { contest, text: [], awards: [] };
  const text = await readWrittenPage(place, contestText(contest.contestNo, 'result'));
  return { contest, text, awards: await listAwards(place, contest.contestNo) };
}
