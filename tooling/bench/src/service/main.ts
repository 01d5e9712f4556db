// Calls of a served process beside bare Fastify routes that return the same bytes, in turns.
import process from 'node:process';
import { columns } from '#columns.ts';
import { compare, type Compared } from './compare.ts';
import { openStage, type Target } from './stage.ts';

const [given = '5'] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${given}" is no count: pnpm --filter @hanji/bench service [rounds]`);
  process.exit(1);
}

const ratio = (value: number): string => value.toFixed(3);

function row({ name, bar, bytes }: Target, { ratios, perSecond }: Compared): string[] {
  return [
    name,
    String(bytes),
    String(Math.round(perSecond)),
    ratio(ratios.min),
    ratio(ratios.median),
    ratio(ratios.max),
    bar === null ? '' : `>= ${bar}`,
    bar === null ? '' : ratios.median >= bar ? 'held' : 'MISSED',
  ];
}

const stage = await openStage();
try {
  const rows: string[][] = [];
  for (const target of stage.targets) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${target.name} …`);
    rows.push(row(target, await compare(target, rounds)));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  console.log('Requests a second of a call, over those of a bare route with the same bytes.\n');
  console.log(columns([['call', 'bytes', 'a second', 'min', 'median', 'max', 'bar', ''], ...rows]));
  if (rows.some((cells) => cells.at(-1) === 'MISSED')) process.exitCode = 1;
} finally {
  await stage.close();
}
