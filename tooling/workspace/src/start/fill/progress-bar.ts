import { Presets, SingleBar } from 'cli-progress';

export type ProgressBar = {
  /** How many are done, of how many, and what is under way. */
  show(done: number, total: number, what: string): void;
  end(): void;
};

const format = '{bar} {percentage} % | {value} of {total} | {rate}/s | {left} left | {what}';

/** Minutes and seconds, such as `1:05`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** A bar with a rate and an end on a terminal; a line every two seconds elsewhere. */
export function progressBar(stream: NodeJS.WriteStream): ProgressBar {
  const settings = { format, stream, hideCursor: true, noTTYOutput: true, notTTYSchedule: 2000 };
  const bar = new SingleBar(settings, Presets.shades_classic);
  const since = performance.now();
  let first: number | null = null;
  return {
    show(done, total, what) {
      const begun = first !== null;
      // A bar that is shown again begins with what was done before it: its own rate leaves that out.
      first ??= done;
      const rate = (done - first) / Math.max((performance.now() - since) / 1000, 0.001);
      const rest = total - done;
      const left = rate === 0 && rest > 0 ? '–:––' : clock(rest === 0 ? 0 : rest / rate);
      const payload = { what, left, rate: rate.toFixed(1) };
      if (begun) bar.setTotal(total);
      else bar.start(total, done, payload);
      bar.update(done, payload);
    },
    end() {
      if (first !== null) bar.stop();
    },
  };
}
