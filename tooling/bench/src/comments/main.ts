// What each list of comments takes with a million of them beside the same with a thousand.
import process from 'node:process';
import { columns } from '#columns.ts';
import { talkedAbout } from './fill-comments.ts';
import { openStage, type Stage } from './stage.ts';

const bar = 1.3;
const [few, givenMany = '1000000', givenRounds = '300'] = ['1000', ...process.argv.slice(2)];
const [many, rounds] = [Number(givenMany), Number(givenRounds)];
if (!Number.isInteger(many) || !Number.isInteger(rounds) || many < 1000 || rounds < 1) {
  console.error('no counts: pnpm --filter @hanji/bench comments [comments] [rounds]');
  process.exit(1);
}

const chapter = `/comic/${talkedAbout.contentId}/chapter/${talkedAbout.chapterId}`;

type List = { readonly name: string; readonly path: (stage: Stage) => string };

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
const plans = [
  ...lists.map((list) => ({ ...list, asMember: false })),
  ...lists.map((list) => ({ ...list, asMember: true })),
  ...own.map((list) => ({ ...list, asMember: true })),
];

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const [small, large] = [await openStage(Number(few)), await openStage(many)];
let missed = false;
const rows = [];
try {
  for (const { name, path, asMember } of plans) {
    const [one, other]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds + 20; round += 1) {
      const took = [
        await small.ask(path(small), asMember),
        await large.ask(path(large), asMember),
      ] as const;
      // The first are asked while plans are made and pages read.
      if (round < 20) continue;
      one.push(took[0]);
      other.push(took[1]);
    }
    const ratio = median(other) / median(one);
    missed ||= ratio > bar;
    rows.push([
      `${name}${asMember ? ', a member' : ''}`,
      median(one).toFixed(2),
      median(other).toFixed(2),
      ratio.toFixed(2),
      `<= ${bar}`,
      ratio <= bar ? 'held' : 'MISSED',
    ]);
  }
} finally {
  await small.close();
  await large.close();
}
console.log(`Milliseconds, medians of ${rounds} calls in turns.\n`);
console.log(columns([['list', few, givenMany, 'ratio', 'bar', ''], ...rows]));
if (missed) process.exitCode = 1;
