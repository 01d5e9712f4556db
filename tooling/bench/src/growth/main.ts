// What the calls of the shop window take with ten thousand titles and a million chapters beside the same
// with a hundred titles; and what a search takes among so many.
import process from 'node:process';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { columns } from '#columns.ts';
import { compareLists, givenCounts, type ComparedList } from '#lists/compare-lists.ts';
import { openService } from '#lists/open-service.ts';
import { median } from '#median.ts';
import { nameTitles } from './name-titles.ts';

const chaptersEach = 100;
const counts = givenCounts('growth', { few: 100, many: 10_000, rounds: 200 });

/** Milliseconds that a search may take in the database, at the most; here with all of the call. */
const searchBar = 50;

/** By what readers type: a word, a part, initial consonants, a mistake, who wrote it, nothing. */
const searches = [
  ['ko-KR', '고양이'],
  ['ko-KR', '양이'],
  ['ko-KR', 'ㄱㅇㅇ'],
  ['ko-KR', '고앙이 바람'],
  ['ko-KR', '등대 바람'],
  ['ko-KR', 'writer 16'],
  ['ko-KR', 'writer:writer 16'],
  // Every title has a writer's name, so that a mistake in that word is like a word of all.
  ['ko-KR', 'wriiter'],
  ['ko-KR', '드라마'],
  ['ko-KR', '없는낱말'],
  ['ja-JP', '黒猫'],
  ['ja-JP', '図書館の旅路'],
  ['en-US', 'lighthouse'],
  ['en-US', 'lihgthouse kingdm'],
  ['zh-TW', '圖書館'],
] as const;

function open(titles: number) {
  return openService(async (sql) => {
    await fillManyTitles(sql, { titles, chaptersEach });
    await nameTitles(sql, titles);
    const [chapter] = await sql`select id::int from chapter where content_id = 80 and sort = 1`;
    return { chapterId: Number(chapter?.['id']) };
  });
}

type Opened = Awaited<ReturnType<typeof open>>;

/** As a member where the service makes the answer anew each time. */
function calls({ ask, filled }: Opened): readonly (readonly [string, () => Promise<string>])[] {
  const korean = (path: string, asMember = false) => ask(path, asMember, 'ko-KR');
  return [
    ['Home', () => korean('/all_comic/home')],
    ['content home', () => korean('/comic/80')],
    ['content home, a member', () => korean('/comic/80', true)],
    ['chapters, a member', () => korean('/comic/80/episode', true)],
    ['chapter view, a member', () => korean(`/comic/80/chapter/${filled.chapterId}/product`, true)],
    ['ranking', () => korean('/menu/all_comic/ranking')],
    ['weekday', () => korean('/menu/all_comic/daily/3')],
    ['genre', () => korean('/menu/all_comic/genre/drama')],
    ['catalogue', () => korean('/content_catalog/1')],
    ['events', () => korean('/all_comic/event')],
  ];
}

async function searchTimes({ ask }: Opened, rounds: number): Promise<void> {
  const rows = [];
  for (const [language, query] of searches) {
    const form = `query=${encodeURIComponent(query)}`;
    const took: number[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const answer = await ask('/search', false, language, form);
      took.push(performance.now() - began);
      ({ total } = (JSON.parse(answer) as { data: { page: { total: number } } }).data.page);
    }
    const middle = median(took);
    const held = middle <= searchBar;
    if (!held) process.exitCode = 1;
    const figures = [middle, took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0];
    rows.push([
      `${query} (${language})`,
      String(total),
      ...figures.map((figure) => figure.toFixed(2)),
      `<= ${searchBar}`,
      held ? 'held' : 'MISSED',
    ]);
  }
  console.log(`\nMilliseconds of a search, ${rounds} calls one after the other.\n`);
  console.log(columns([['search', 'found', 'median', '99 of 100', 'bar', ''], ...rows]));
}

const [small, large] = [await open(counts.few), await open(counts.many)];
try {
  const ofMany = calls(large);
  const compared = calls(small).map(([name, ofFew], at): ComparedList => ({
    name,
    ofFew,
    ofMany: ofMany[at]?.[1] ?? (() => Promise.reject(new Error(`${name} is not asked of both`))),
  }));
  await compareLists(counts, compared);
  await searchTimes(large, Math.min(counts.rounds, 100));
} finally {
  await small.close();
  await large.close();
}
