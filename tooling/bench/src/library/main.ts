// What each list of a library takes with a hundred thousand titles in it beside the same with a thousand.
import process from 'node:process';
import { columns } from '#columns.ts';
import { openStage } from './stage.ts';

const bar = 1.3;
const [few, givenMany = '100000', givenRounds = '200'] = ['1000', ...process.argv.slice(2)];
const [many, rounds] = [Number(givenMany), Number(givenRounds)];
if (!Number.isInteger(many) || !Number.isInteger(rounds) || many < 1000 || rounds < 1) {
  console.error('no counts: pnpm --filter @hanji/bench library [titles] [rounds]');
  process.exit(1);
}

const lists = [
  'subscribed?orderType=updated',
  'subscribed?orderType=registered',
  'subscribed?orderType=name',
  'recent?pageSize=20',
  'rented?pageSize=20',
  'unlocked?orderType=updated',
  'unlocked?orderType=registered',
  'unlocked?orderType=name',
].map((list) => `/library/all_comic/${list}`);

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const [small, large] = [await openStage(Number(few)), await openStage(many)];
let missed = false;
const rows = [];
try {
  for (const list of lists) {
    const middle = [await small.middleOf(list), await large.middleOf(list)] as const;
    const plans = [
      { name: list, paths: [list, list] as const },
      {
        name: `${list}, from the middle`,
        paths: [`${list}&after=${middle[0]}`, `${list}&after=${middle[1]}`] as const,
      },
    ];
    for (const { name, paths } of plans) {
      const [one, other]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds + 20; round += 1) {
        const took = [await small.ask(paths[0]), await large.ask(paths[1])] as const;
        // The first are asked while plans are made and pages read.
        if (round < 20) continue;
        one.push(took[0]);
        other.push(took[1]);
      }
      const ratio = median(other) / median(one);
      missed ||= ratio > bar;
      rows.push([
        name.replace('/library/all_comic/', ''),
        median(one).toFixed(2),
        median(other).toFixed(2),
        ratio.toFixed(2),
        `<= ${bar}`,
        ratio <= bar ? 'held' : 'MISSED',
      ]);
    }
  }
} finally {
  await small.close();
  await large.close();
}
console.log(`Milliseconds, medians of ${rounds} calls in turns.\n`);
console.log(columns([['list', few, givenMany, 'ratio', 'bar', ''], ...rows]));
if (missed) process.exitCode = 1;
