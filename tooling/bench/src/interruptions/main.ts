// Interrupts the database of a served process, so many times of each kind, under 24 clients.
import process from 'node:process';
import {
  interrupt,
  interruptionKinds,
  type InterruptionKind,
  type Interrupted,
} from '@hanji/server/testing/interruptions.ts';
import { columns } from '#columns.ts';

const what = {
  killed: 'kill -9 of the own PostgreSQL',
  stopped: 'orderly stop of the own PostgreSQL',
  restarted: 'fast restart at DATABASE_URL',
  disconnected: 'every session terminated',
} as const satisfies Record<InterruptionKind, string>;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function held({ wrong, exitCode, unavailable, longestOutageMs }: Interrupted): boolean {
  return wrong.length === 0 && exitCode === 0 && unavailable > 0 && longestOutageMs < Infinity;
}

const [given = '100'] = process.argv.slice(2);
const count = Number(given);
if (!Number.isInteger(count) || count < 1) {
  console.error(`"${given}" is no count: pnpm bench interruptions [count of each]`);
  process.exit(1);
}

const rows: Interrupted[] = [];
for (const kind of interruptionKinds) {
  rows.push(
    await interrupt(kind, count, {
      clients: 24,
      onInterrupted(done) {
        if (process.stderr.isTTY) process.stderr.write(`\r${what[kind]}: ${done} of ${count}`);
      },
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
}

console.log(
  columns([
    ['interruption', 'times', '200', '503', 'other or hung', 'exit', 'slowest call', 'outage', ''],
    ...rows.map((row) => [
      what[row.kind],
      String(row.count),
      String(row.answered),
      String(row.unavailable),
      String(row.wrong.length),
      String(row.exitCode),
      seconds(row.longestCallMs),
      seconds(row.longestOutageMs),
      held(row) ? 'held' : 'MISSED',
    ]),
  ]),
);
for (const { kind, wrong } of rows) {
  for (const line of wrong.slice(0, 10)) console.log(`${what[kind]}: ${line}`);
}
if (!rows.every(held)) process.exitCode = 1;
