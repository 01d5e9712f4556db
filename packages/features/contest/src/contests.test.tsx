import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { contests as words } from '@hanji/i18n/locales/en-US/contests.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerContests,
  someAward,
  someContest,
  someEntries,
  someEntry,
  somePage,
  someResult,
  someText,
} from '#testing/contest-service.ts';
import { openContests } from '#testing/open-contests.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const heading = (name: string, level = 1) => page.getByRole('heading', { level, name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const notFound = 'Page not found';

describe('all contests', () => {
  it('[B2-058] stand by where they are, below what operators wrote, and lead to their pages', async () => {
    const open = someContest({ contestNo: 113, title: 'One evening' });
    const resultAt = '2025-07-01T03:00:00.000Z';
    const decided = someContest({ contestNo: 2, title: 'Last year', phase: 'result', resultAt });
    const judged = someContest({ contestNo: 112, title: 'In spring', phase: 'judging' });
    const soon = someContest({ contestNo: 114, title: 'In winter', phase: 'announced' });
    const data = { text: someText('Draw with us.'), contests: [open, soon, judged, decided] };
    answerContests((asked) => (asked === 'GET /contest' ? { data } : somePage(open)));
    const { address, router } = await openContests('/event/contest');
    await expect.element(heading(words.contests)).toBeVisible();
    await expect.element(page.getByText('Draw with us.')).toBeVisible();
    const order = [words.openNow, words.openSoon, words.judgingNow, words.decided];
    const headings = page.getByRole('heading', { level: 2 });
    expect(headings.elements().map((each) => each.textContent)).toEqual(order);
    await expect.element(page.getByText('Until May 31, 2026')).toBeVisible();
    await expect.element(page.getByText('Opens May 1, 2026')).toBeVisible();
    await expect.element(page.getByText('Results Jul 1, 2026')).toBeVisible();
    await expect.element(page.getByText('Results Jul 1, 2025')).toBeVisible();
    await expect.element(link('Last year')).toHaveAttribute('href', '/event/contest/2/result');
    expect(await violations()).toEqual([]);
    await link('One evening').click();
    await expect.poll(address).toBe('/event/contest/113');
    await expect.element(heading('One evening')).toBeVisible();
    router.navigate('/event/contest');
    await expect.element(heading(words.contests)).toBeVisible();
  });

  it('say that there are none, and what went wrong, and come with another try', async () => {
    let answer: { code: number; data?: unknown } | null = { code: 500 };
    answerContests(() => answer);
    await openContests('/event/contest');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    answer = { code: 200, data: { text: [], contests: [] } };
    await again.click();
    await expect.element(heading(words.none, 2)).toBeVisible();
  });

  it('say that the connection is gone', async () => {
    answerContests(() => null);
    await openContests('/event/contest');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a contest', () => {
  it('[B2-061] says what it asks for and when, shows its entries, and leads to its other pages', async () => {
    const contest = someContest({ entries: 30 });
    const text = someText('Up to forty pages.');
    const entries = [someEntry(7), someEntry(8)];
    answerContests((asked) =>
      asked.includes('/entries')
        ? someEntries(contest, entries)
        : somePage(contest, { text, entries }),
    );
    const { address } = await openContests('/event/contest/101');
    await expect.element(heading('One evening')).toBeVisible();
    await expect.element(page.getByText('Up to forty pages.')).toBeVisible();
    await expect.element(page.getByText('May 1, 2026 – May 31, 2026')).toBeVisible();
    await expect.element(page.getByText('30 titles')).toBeVisible();
    await expect
      .element(link(words.enterOwn))
      .toHaveAttribute('href', `/login?redirect=${encodeURIComponent('/manage/title')}`);
    await expect.element(link('Title 7')).toHaveAttribute('href', '/challenge/comic/7');
    await link(words.allEntries).click();
    await expect.poll(address).toBe('/event/contest/101/list');
  });

  it('is entered from the desk by who is signed in, while it takes entries', async () => {
    answerContests((asked) =>
      asked.endsWith('/113')
        ? somePage(someContest({ contestNo: 113, phase: 'judging' }))
        : somePage(someContest()),
    );
    const { router } = await openContests('/event/contest/101', { signedIn: true });
    await expect.element(link(words.enterOwn)).toHaveAttribute('href', '/manage/title');
    router.navigate('/event/contest/113');
    await expect.element(page.getByText(words.phaseJudging)).toBeVisible();
    expect(link(words.enterOwn).elements()).toEqual([]);
  });

  it('[B2-059] [B2-062] of 113 to 118 has no list: its entries come below it', async () => {
    const contest = someContest({ contestNo: 113, entries: 8 });
    const all = Array.from({ length: 8 }, (_, at) => someEntry(at + 1));
    let fails = true;
    answerContests((asked) => {
      if (!asked.includes('/entries')) return somePage(contest, { entries: all.slice(0, 6) });
      return fails ? { code: 500 } : someEntries(contest, all);
    });
    const { router } = await openContests('/event/contest/113');
    await expect.element(link('Title 6')).toBeVisible();
    expect(link(words.list).elements()).toEqual([]);
    await page.getByRole('button', { name: words.allEntries }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    fails = false;
    await again.click();
    await expect.element(link('Title 8')).toBeVisible();
    router.navigate('/event/contest/113/list');
    await expect.element(heading(notFound)).toBeVisible();
  });

  it.each([
    ['announced', words.notOpen],
    ['open', words.noEntries],
  ] as const)('without entries says so while it is %s', async (phase, said) => {
    answerContests(() => somePage(someContest({ phase })));
    await openContests('/event/contest/101');
    await expect.element(heading(said, 2)).toBeVisible();
  });

  it('[B2-064] is no page under any other number, and says when it is gone', async () => {
    const asked = answerContests(() => ({ code: 404 }));
    const { router } = await openContests('/event/contest/3');
    for (const path of ['0', '3', '100', '119', '01', 'x', '3/result', '113/list', '119/list']) {
      router.navigate(`/event/contest/${path}`);
      await expect.element(heading(notFound)).toBeVisible();
    }
    expect(asked).toEqual([]);
    router.navigate('/event/contest/118');
    await expect.poll(() => asked).toEqual(['GET /contest/118']);
    await expect.element(link(words.toContests)).toBeVisible();
  });
});

describe('the list', () => {
  it('[B2-062] shows what was entered, page by page, with ranks once there are any', async () => {
    const contest = someContest({ entries: 30, phase: 'result' });
    const asked = answerContests((path) => {
      const second = path.includes('pageNo=1');
      return someEntries(
        contest,
        [someEntry(second ? 25 : 1, { rank: second ? null : 'Grand' })],
        second ? 1 : 0,
      );
    });
    const { address } = await openContests('/event/contest/101/list');
    await expect.element(link('Title 1')).toBeVisible();
    await expect.element(page.getByText('Grand')).toBeVisible();
    await link('Page 2').click();
    await expect.poll(address).toBe('/event/contest/101/list?page=2');
    await expect.element(link('Title 25')).toBeVisible();
    expect(asked).toEqual([
      'GET /contest/101/entries?pageNo=0&pageSize=24',
      'GET /contest/101/entries?pageNo=1&pageSize=24',
    ]);
  });
});

describe('the result', () => {
  it('[B2-060] [B2-063] shows ranks with prizes and what the jury says', async () => {
    await page.viewport(360, 800);
    const contest = someContest({ phase: 'result' });
    const awards = [
      someAward({ comment: `${'W'.repeat(300)}\nand more` }),
      someAward({ rank: 'Honourable', place: 2, judge: '', title: null }),
      someAward({ rank: 'Honourable', place: 2, comment: '', prize: '' }),
    ];
    answerContests(() => someResult(contest, { text: someText('We read 30.'), awards }));
    await openContests('/event/contest/101/result');
    await expect.element(heading('Grand prize', 2)).toBeVisible();
    await expect.element(page.getByText('We read 30.')).toBeVisible();
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
    await expect.element(page.getByText('Mina')).toBeVisible();
    await expect.element(page.getByText(words.jury)).toBeVisible();
    await expect.element(heading(words.titleGone, 3)).toBeVisible();
    expect(link('Title 7').elements()).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('says when it will be out, and when the jury is late', async () => {
    let phase: 'judging' | 'result' = 'judging';
    answerContests(() => someResult(someContest({ phase })));
    await openContests('/event/contest/101/result');
    await expect.element(heading(words.resultWaits, 2)).toBeVisible();
    await expect.element(page.getByText(/announced on July 1, 2026 at 3:00/)).toBeVisible();
    phase = 'result';
    closeSite();
    await openContests('/event/contest/101/result');
    await expect.element(heading(words.resultLate, 2)).toBeVisible();
  });
});
