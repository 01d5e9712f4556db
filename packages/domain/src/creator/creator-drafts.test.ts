import { expect, it } from 'vitest';
import { articleDraftProblems, keptArticleDraft } from './article-draft.ts';
import { titleDraftProblems, keptTitleDraft } from './title-draft.ts';

const title = {
  name: '夜明けの図書館',
  catchcopy: '',
  description: '本を直す人の話。',
  genres: ['drama', 'mystery'],
  primaryGenre: 'mystery',
} as const;
const emoji = '👩‍🎨';

it.each([
  [{}, []],
  [{ name: emoji.repeat(50), catchcopy: 'あ'.repeat(60), description: 'あ'.repeat(1000) }, []],
  [{ name: ` ${'あ'.repeat(50)} ` }, []],
  [{ name: '　' }, ['name required']],
  [{ name: emoji.repeat(51) }, ['name tooLong']],
  [{ catchcopy: 'あ'.repeat(61) }, ['catchcopy tooLong']],
  [{ description: '' }, ['description required']],
  [{ description: 'あ'.repeat(1001) }, ['description tooLong']],
  [{ genres: [] }, ['genres required']],
  [{ genres: ['mystery', 'bl', 'gl'] as const }, []],
  [{ genres: ['mystery', 'bl', 'gl', 'gag'] as const }, ['genres tooMany']],
  [{ genres: ['mystery', 'mystery'] as const }, ['genres twice']],
  [{ primaryGenre: 'gag' as const }, ['primaryGenre notAmongGenres']],
  [
    { name: '', description: '', genres: [] },
    ['name required', 'description required', 'genres required'],
  ],
])('a title with %j has the problems %j', (change, problems) => {
  const found = titleDraftProblems({ ...title, ...change });
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
});

it('a title is kept without blanks around its words', () => {
  const given = { ...title, name: ' a ', catchcopy: '　', description: '\nb\n' };
  expect(keptTitleDraft(given)).toEqual({ ...title, name: 'a', catchcopy: '', description: 'b' });
});

it.each([
  ['第1話', '', []],
  ['あ'.repeat(50), 'あ'.repeat(400), []],
  ['', '', ['name required']],
  ['あ'.repeat(51), 'あ'.repeat(401), ['name tooLong', 'authorComment tooLong']],
])(
  'an article called %s with the comment %s has the problems %j',
  (name, authorComment, problems) => {
    const found = articleDraftProblems({ name, authorComment });
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  },
);

const hostile = '\u202egnp\u202c \u2066a\u2069';

it.each([
  ['a line', 'a line'],
  ['two\r\nlines\u2028three', 'two lines three'],
  ['\u0000a\tb\u0007', 'a b'],
  [hostile, 'gnp a'],
  ['\u202e\u200b ', ''],
  ['مرحبا\u200f 👩‍🎨', 'مرحبا\u200f 👩‍🎨'],
])('the name %j is kept as %j', (name, kept) => {
  expect(keptArticleDraft({ name, authorComment: '' }).name).toBe(kept);
  expect(keptTitleDraft({ ...title, name, catchcopy: name })).toMatchObject({
    name: kept,
    catchcopy: kept,
  });
});

it.each([
  ['two\r\n\nlines\tx\rthree', 'two\n\nlines\tx\nthree'],
  [`${hostile}\u0007\u009b`, 'gnp a'],
  ['<b>bold</b>', '<b>bold</b>'],
])('the words %j are kept as %j', (words, kept) => {
  expect(keptArticleDraft({ name: 'a', authorComment: words }).authorComment).toBe(kept);
  expect(keptTitleDraft({ ...title, description: words }).description).toBe(kept);
});
