import process from 'node:process';
import { columns } from '#columns.ts';
import { median } from '#median.ts';

/** How much longer the same may take where there is more of everything. */
const bar = 1.3;

type Counts = { readonly few: number; readonly many: number; readonly rounds: number };

/** The same calls, of a service that has few and of one that has many. */
export type ComparedList = {
  readonly name: string;
  readonly ofFew: () => Promise<unknown>;
  readonly ofMany: () => Promise<unknown>;
};

/** How many of what, and how often, from the command line; ends the process where that says no counts. */
export function givenCounts(
  command: string,
  { few = 1000, ...usual }: Omit<Counts, 'few'> & Partial<Counts>,
): Counts {
  const [many = usual.many, rounds = usual.rounds] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(many) || !Number.isInteger(rounds) || many < few || rounds < 1) {
    console.error(`no counts: pnpm bench ${command} [how many] [rounds]`);
    process.exit(1);
  }
  return { few, many, rounds };
}

async function milliseconds(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** Prints what each list takes with many beside the same with few, in turns, against the bar. */
export async function compareLists(counts: Counts, lists: readonly ComparedList[]): Promise<void> {
  let missed = false;
  const rows = [];
  for (const { name, ofFew, ofMany } of lists) {
    const [small, large]: [number[], number[]] = [[], []];
    for (let round = 0; round < counts.rounds + 20; round += 1) {
      const took = [await milliseconds(ofFew), await milliseconds(ofMany)] as const;
      // The first are asked while plans are made and pages read.
      if (round < 20) continue;
      small.push(took[0]);
      large.push(took[1]);
    }
    const [short, long] = [median(small), median(large)];
    const ratio = long / short;
    missed ||= ratio > bar;
    const figures = [short, long, ratio].map((figure) => figure.toFixed(2));
    rows.push([name, ...figures, `<= ${bar}`, ratio <= bar ? 'held' : 'MISSED']);
  }
  console.log(`Milliseconds, medians of ${counts.rounds} calls in turns.\n`);
  const heads = ['list', String(counts.few), String(counts.many), 'ratio', 'bar', ''];
  console.log(columns([heads, ...rows]));
  if (missed) process.exitCode = 1;
}
