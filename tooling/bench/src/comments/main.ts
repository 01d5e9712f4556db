// What each list of comments takes with a million of them beside the same with a thousand.
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { compareLists, givenCounts } from '#lists/compare-lists.ts';
import { openService, readerOf } from '#lists/open-service.ts';
import { fillComments, talkedAbout } from './fill-comments.ts';

const counts = givenCounts('comments', { many: 1_000_000, rounds: 300 });
const chapter = `/comic/${talkedAbout.contentId}/chapter/${talkedAbout.chapterId}`;

/** What was filled: the reader who asks, and the comment in the middle of all. */
type Filled = {
  readonly askerId: number;
  readonly middle: { readonly id: number; readonly seconds: number };
};

type List = { readonly name: string; readonly path: (filled: Filled) => string };

const lists: readonly List[] = [
  { name: 'most liked', path: () => `${chapter}/comment/like` },
  {
    name: 'most liked, from the middle',
    path: ({ middle }) => `${chapter}/comment/like?lastRespondedSeqNo=${middle.id}`,
  },
  { name: 'newest', path: () => `${chapter}/comment/recent` },
  {
    name: 'newest, from the middle',
    path: ({ middle }) => `${chapter}/comment/recent?lastRespondedSeqNo=${middle.id}`,
  },
  { name: 'at places', path: () => `${chapter}/placed-comments` },
  { name: 'of an author', path: ({ askerId }) => `/comment/history/author/${askerId}` },
  {
    name: 'of an author, from the middle',
    path: ({ askerId, middle }) =>
      `/comment/history/author/${askerId}?lastRespondedPostedSeconds=${middle.seconds}`,
  },
  { name: 'content home', path: () => `/comic/${talkedAbout.contentId}` },
  { name: 'chapter view', path: () => `${chapter}/product` },
];
const own: readonly List[] = [
  { name: 'one’s own', path: () => '/comment/history' },
  { name: 'blocked authors', path: () => '/comment/author/blocked' },
];
const asked = [
  ...lists.map((list) => ({ ...list, asMember: false })),
  ...[...lists, ...own].map((list) => ({ ...list, asMember: true })),
];

/** A service with so many comments on one chapter. */
function open(count: number) {
  return openService<Filled>(async (sql, memberId) => {
    await fillManyTitles(sql, { titles: 20, chaptersEach: 3 });
    const askerId = await readerOf(sql, memberId);
    await fillComments(sql, count, askerId);
    const [middle] = await sql`
      select id, floor(extract(epoch from posted_at))::int as seconds from chapter_comment
      order by id offset ${Math.floor(count / 2)} limit 1`;
    return {
      askerId,
      middle: { id: Number(middle?.['id']), seconds: Number(middle?.['seconds']) },
    };
  });
}

const [small, large] = [await open(counts.few), await open(counts.many)];
try {
  await compareLists(
    counts,
    asked.map(({ name, path, asMember }) => ({
      name: `${name}${asMember ? ', a member' : ''}`,
      ofFew: () => small.ask(path(small.filled), asMember),
      ofMany: () => large.ask(path(large.filled), asMember),
    })),
  );
} finally {
  await small.close();
  await large.close();
}
