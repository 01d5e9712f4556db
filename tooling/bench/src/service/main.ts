// Calls of a served process beside bare Fastify routes that return the same bytes, in turns.
import process from 'node:process';
import { columns } from '#columns.ts';
import { compare, warmUp, type Compared } from './compare.ts';
import { openStage, type Target } from './stage.ts';

const [given = '5'] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${given}" is no count: pnpm bench service [rounds]`);
  process.exit(1);
}

const ratio = (value: number): string => value.toFixed(3);

function row({ name, bar, bytes }: Target, compared: Compared): string[] {
  const { ratios, perSecond, processorUs, processorRatio } = compared;
  return [
    name,
    String(bytes),
    String(Math.round(perSecond)),
    String(Math.round(processorUs)),
    ratio(processorRatio),
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
  if (process.stderr.isTTY) process.stderr.write('warming up …');
  await warmUp(stage.targets);
  for (const target of stage.targets) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${target.name} …`);
    rows.push(row(target, await compare(target, rounds)));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  console.log(`Requests a second of a call, over those of a bare route with the same bytes: lowest, median and
highest of the rounds, each of six slices of a quarter of a second of both in turns. Before the first
row every call and every bare route is asked for three seconds that do not count, and before each row
both for a round. µs is processor time of a request in the process that answers it, and beside it
that of the bare route over that of the call.
`);
  const heads = ['call', 'bytes', 'a second', 'µs', 'of µs', 'min', 'median', 'max', 'bar', ''];
  console.log(columns([heads, ...rows]));
  if (rows.some((cells) => cells.at(-1) === 'MISSED')) process.exitCode = 1;
} finally {
  await stage.close();
}
