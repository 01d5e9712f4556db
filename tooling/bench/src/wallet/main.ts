// What a purchase costs beside a bare transaction, and whether races and kills lose or make coins.
import process from 'node:process';
import { killOrders } from '@hanji/server/testing/purchases/kill-orders.ts';
import { killPurchases } from '@hanji/server/testing/purchases/kill-purchases.ts';
import { racePurchases } from '@hanji/server/testing/purchases/race-purchases.ts';
import { killedKinds } from '@hanji/server/testing/purchases/served-to-kill.ts';
import { columns } from '#columns.ts';
import { measureCalls } from './measure-calls.ts';

const [givenRaces = '10000', givenKills = '100'] = process.argv.slice(2);
const [races, kills] = [Number(givenRaces), Number(givenKills)];
if (!Number.isInteger(races) || !Number.isInteger(kills) || races < 0 || kills < 0) {
  console.error('no counts: pnpm bench wallet [calls in the race] [kills of each]');
  process.exit(1);
}

const held = (is: boolean): string => (is ? 'held' : 'MISSED');
const ms = (value: number): string => value.toFixed(2);
let missed = false;

/** Without a bar it is there to judge the row above by. */
function row(what: string, first: number, second: number, bar?: number): string[] {
  const ratio = first / second;
  const figures = [what, ms(first), ms(second), ratio.toFixed(2)];
  if (bar === undefined) return figures;
  missed ||= ratio > bar;
  return [...figures, `<= ${bar}`, held(ratio <= bar)];
}

const { unlock, token, insert, member, visitor, sharedMember, sharedVisitor } =
  await measureCalls();
console.log('Milliseconds, medians of calls in turns.\n');
console.log(
  columns([
    ['what', 'first', 'second', 'ratio', 'bar', ''],
    row('unlock, beside a bare INSERT', unlock, insert, 3),
    row('  a call of session and one INSERT', token, insert),
    row('content home: member, visitor', member, visitor, 1.5),
    row('  the same bytes for both: Home', sharedMember, sharedVisitor),
  ]),
);

if (races > 0) {
  const { codes, wrong, seconds } = await racePurchases(races, 16);
  const counted = Object.entries(codes).map(([code, count]) => `${count} × ${code}`);
  missed ||= wrong.length > 0;
  console.log(
    `\n${races} calls on one wallet over 16 connections in ${seconds.toFixed(0)} s: ${counted.join(', ')}; ${held(wrong.length === 0)}`,
  );
  for (const line of wrong) console.log(`  ${line}`);
}

const works = [
  { what: 'purchases', work: killPurchases },
  { what: 'paid orders', work: killOrders },
] as const;
for (const { what, work } of kills > 0 ? works : []) {
  for (const kind of killedKinds) {
    const { purchases, askedAgain, wrong } = await work(kind, kills, {
      customers: 8,
      onKilled(done) {
        if (process.stderr.isTTY) process.stderr.write(`\r${kind} killed: ${done} of ${kills}`);
      },
    });
    missed ||= wrong.length > 0;
    console.log(
      `\n${kills} × kill -9 of the ${kind} during ${purchases} ${what} of 8 members at once, ${askedAgain} calls asked again: ${held(wrong.length === 0)}`,
    );
    for (const line of wrong.slice(0, 10)) console.log(`  ${line}`);
  }
}
if (missed) process.exitCode = 1;
