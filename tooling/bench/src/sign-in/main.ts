// What a refusal takes for an email that nobody has, beside a wrong password; and Home while many
// sign in at once.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { columns } from '#columns.ts';
import { bars, quantile } from './figures.ts';
import { openStage, type Answered, type Stage } from './stage.ts';

const [given = '200'] = process.argv.slice(2);
const tries = Number(given);
if (!Number.isInteger(tries) || tries < 1) {
  console.error(`"${given}" is no count: pnpm bench sign-in [tries]`);
  process.exit(1);
}

/** How often Home is asked for, and how long without anybody signing in. */
const homeEveryMs = 10;
const unloadedMs = 6000;

function expectCode({ code, ms }: Answered, expected: number): number {
  if (code !== expected) throw new Error(`${code} was answered`);
  return ms;
}

async function refusals(stage: Stage, wrong: () => string): Promise<number> {
  const attempt = await stage.prepare(wrong(), 'a wrong password 1');
  return expectCode(await attempt(), 401);
}

/** In turns, each of both first as often: what else the machine does meets both alike. */
async function compareRefusals(stage: Stage): Promise<{ unknown: number; wrong: number }> {
  const unknown: number[] = [];
  const wrong: number[] = [];
  const askUnknown = async (n: number): Promise<unknown> =>
    unknown.push(await refusals(stage, () => `nobody${n}@reader.example`));
  const askWrong = async (n: number): Promise<unknown> =>
    wrong.push(await refusals(stage, () => stage.emails[n % stage.emails.length] ?? ''));
  for (let n = -20; n < tries; n += 1) {
    const turns = n % 2 === 0 ? [askUnknown, askWrong] : [askWrong, askUnknown];
    for (const turn of turns) await turn(Math.abs(n));
    // The first are asked while the process still compiles.
    if (n < 0) [unknown, wrong].forEach((times) => times.splice(0));
  }
  return { unknown: quantile(unknown, 0.5), wrong: quantile(wrong, 0.5) };
}

/** What Home takes, asked for in a steady rhythm whether it has answered or not. */
async function homeUntil(stage: Stage, isOver: () => boolean): Promise<number[]> {
  const asked: Promise<Answered>[] = [];
  const began = performance.now();
  while (!isOver()) {
    asked.push(stage.askHome());
    await sleep(Math.max(0, began + asked.length * homeEveryMs - performance.now()));
  }
  return (await Promise.all(asked)).map((answered) => expectCode(answered, 200));
}

async function homeWhileSigningIn(stage: Stage) {
  const attempts = [];
  for (let n = 0; n < tries; n += 1) {
    attempts.push(await stage.prepare(stage.emails[n] ?? ''));
  }
  const began = performance.now();
  const isUnloadedOver = (): boolean => performance.now() - began > unloadedMs;
  const unloaded = await homeUntil(stage, isUnloadedOver);
  let isOver = false;
  const signingIn = Promise.all(attempts.map((attempt) => attempt())).finally(() => {
    isOver = true;
  });
  const loaded = await homeUntil(stage, () => isOver);
  const signedIn = (await signingIn).map((answered) => expectCode(answered, 200));
  return { unloaded, loaded, signedIn };
}

const ms = (value: number): string => value.toFixed(1);
const held = (is: boolean): string => (is ? 'held' : 'MISSED');

const stage = await openStage(tries);
try {
  const { unknown, wrong } = await compareRefusals(stage);
  const ratio = unknown / wrong;
  const { unloaded, loaded, signedIn } = await homeWhileSigningIn(stage);
  const slowdown = quantile(loaded, 0.99) / quantile(unloaded, 0.99);
  const alike = ratio >= bars.least && ratio <= bars.most;
  console.log(`Milliseconds. A refused sign-in, ${tries} of each in turns: the median for an email that nobody has, for
a wrong password, and their ratio. Home, asked for every ${homeEveryMs} ms: 99 of 100 answers take at most so
long while nobody signs in, and while ${tries} do who came at once; and how long the last of them waited.
`);
  console.log(
    columns([
      ['what', 'first', 'second', 'ratio', 'bar', ''],
      [
        'refused: unknown email, wrong password',
        ms(unknown),
        ms(wrong),
        ratio.toFixed(3),
        `${bars.least} to ${bars.most}`,
        held(alike),
      ],
      [
        `Home's p99: alone, beside ${tries} sign-ins`,
        ms(quantile(unloaded, 0.99)),
        ms(quantile(loaded, 0.99)),
        slowdown.toFixed(2),
        `<= ${bars.slowdown}`,
        held(slowdown <= bars.slowdown),
      ],
      [
        'signed in: median, last',
        ms(quantile(signedIn, 0.5)),
        ms(quantile(signedIn, 1)),
        '',
        '',
        '',
      ],
      ['Home asked', String(unloaded.length), String(loaded.length), '', '', ''],
    ]),
  );
  if (!alike || slowdown > bars.slowdown) process.exitCode = 1;
} finally {
  await stage.close();
}
