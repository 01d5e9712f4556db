import type {
  Contest,
  ContestAward,
  ContestEntries,
  ContestEntry,
  ContestPage,
  ContestResult,
  OpenContests,
} from '@hanji/contract/entities/contest.ts';
import type { WrittenPage } from '@hanji/contract/entities/written-page.ts';
import { vi } from 'vitest';

export type Answered = {
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
};

/** The service, which is another program: what it is asked, and what it answers, or null: nothing. */
export function answerContests(
  answer: (asked: string) => Answered | null | Promise<Answered | null>,
): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api', '')}${search}`;
    const ours = / \/(?:contest|guide)/.test(path);
    if (ours) asked.push(path);
    // What the frame asks for is not there.
    const answered = ours ? await answer(path) : { code: 404 };
    if (answered === null) throw new TypeError('Failed to fetch');
    const { code = 200, message = '', data = null } = answered;
    return Response.json({ data, result: { code, message, debug: null } }, { status: code });
  });
  return asked;
}

const picture = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 1440, height: 720 };

export function someContest(facts: Partial<Contest> = {}): Contest {
  return {
    contestNo: 101,
    title: 'One evening',
    lead: 'Draw what happens between dusk and midnight.',
    picture,
    color: '#336699',
    phase: 'open',
    opensAt: '2026-05-01T03:00:00.000Z',
    closesAt: '2026-05-31T14:59:00.000Z',
    resultAt: '2026-07-01T03:00:00.000Z',
    entries: 0,
    ...facts,
  };
}

export function someEntry(contentId: number, facts: Partial<ContestEntry> = {}): ContestEntry {
  const title = { contentId, name: `Title ${contentId}`, catchcopy: '', nickname: 'Soomin' };
  return { ...title, cover: null, rank: null, ...facts };
}

export function someText(text: string): WrittenPage {
  const span = { text, strong: false, emphasis: false, href: null };
  return [{ kind: 'paragraph', spans: [span] }];
}

export function somePage(contest: Contest, facts: Partial<ContestPage> = {}): Answered {
  return { data: { contest, text: [], entries: [], ...facts } };
}

export function someEntries(
  contest: Contest,
  entries: readonly ContestEntry[],
  pageNo = 0,
): Answered {
  const { entries: total } = contest;
  const page = { pageNo, pageSize: 24, total, hasNext: (pageNo + 1) * 24 < total };
  return { data: { contest, text: [], entries: [...entries], page } satisfies ContestEntries };
}

export function someAward(facts: Partial<ContestAward> = {}): ContestAward {
  const { rank: _none, ...title } = someEntry(7);
  return {
    rank: 'Grand prize',
    place: 1,
    prize: 'A serial',
    comment: 'Quiet, and sure of itself.',
    judge: 'Mina',
    title,
    ...facts,
  };
}

export function someResult(contest: Contest, facts: Partial<ContestResult> = {}): Answered {
  return { data: { contest, text: [], awards: [], ...facts } };
}

export function someOpen(
  contests: OpenContests['contests'],
  refusal: OpenContests['refusal'] = null,
): Answered {
  return { data: { contests, refusal } };
}
