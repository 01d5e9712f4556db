// What each list and ranking of the challenge area takes with a hundred thousand titles beside the same with a thousand.
import { locales } from '@hanji/contract/vocabulary.ts';
import { openDatabase } from '@hanji/server/db/client.ts';
import { rankTitles } from '@hanji/server/modules/challenge/figures/rank-titles.ts';
import { compareLists, givenCounts } from '#lists/compare-lists.ts';
import { openService, readerOf } from '#lists/open-service.ts';
import { drawn, fillChallenge } from './fill-challenge.ts';

const counts = givenCounts('challenge', { many: 100_000, rounds: 200 });

const content = `/challenge/content/${drawn.contentId}`;

const ofVisitors = [
  ...['recent', 'updated', 'popular', 'total', 'comment', 'likes'].map(
    (order) => `/challenge/contents?orderType=${order}`,
  ),
  '/challenge/contents?orderType=recent&pageNo=4',
  '/challenge/content/genre/4?',
  '/challenge/content/genre/4?orderType=likes&completed=true',
  '/challenge/content/genre/0?orderType=updated',
  '/challenge/content/ranking/popular?',
  '/challenge/content/ranking/rookie?orderType=popular',
  '/challenge/content/ranking/completed?orderType=total',
  '/challenge/content/{id}',
  `${content}/${drawn.chapterId}`,
  `/challenge/comment/${drawn.contentId}/${drawn.chapterId}?`,
];

const ofMembers = [
  '/challenge/subscribe?',
  '/challenge/content/history?',
  '/challenge/content/{id}',
  `${content}/${drawn.chapterId}`,
];

/** A service with so many titles; the rankings are made as the job makes them. */
function open(titles: number) {
  return openService(async (sql, memberId, databaseUrl) => {
    await fillChallenge(sql, titles, await readerOf(sql, memberId));
    const database = openDatabase(databaseUrl, { poolSize: 1 });
    const began = performance.now();
    await rankTitles(database.db, new Date());
    console.log(`${titles} titles ranked in ${Math.round(performance.now() - began)} ms`);
    await database.close();
    await sql`vacuum analyze`;
    return { titles };
  });
}

type Asked = { readonly path: string; readonly asMember: boolean };

/**
 * Asks a service for a list again and again, each time in another language or for another number of
 * titles: answers to the same are shared for a second.
 */
function asking({ ask }: Awaited<ReturnType<typeof open>>, { path, asMember }: Asked) {
  let times = 0;
  return () => {
    times += 1;
    const language = locales[times % locales.length];
    const size = path.endsWith('?') || path.includes('=') ? `&pageSize=${50 - (times % 30)}` : '';
    return ask(path.replace('{id}', String((times % 900) + 1)) + size, asMember, language);
  };
}

const [small, large] = [await open(counts.few), await open(counts.many)];
try {
  const lists = [
    ...ofVisitors.map((path) => ({ name: path, path, asMember: false })),
    ...ofMembers.map((path) => ({ name: `${path}, a member`, path, asMember: true })),
  ];
  await compareLists(
    counts,
    lists.map(({ name, ...asked }) => ({
      name,
      ofFew: asking(small, asked),
      ofMany: asking(large, asked),
    })),
  );
} finally {
  await small.close();
  await large.close();
}
