import { Presets, SingleBar } from 'cli-progress';

export interface ProgressBar {
  /** How many are done, of how many, and what is under way. */
  show(done: number, total: number, what: string): void;
  end(): void;
}

const format = '{bar} {percentage} % | {value} of {total} | {rate}/s | {eta_formatted} | {what}';

/** A bar with a rate and an end on a terminal; a line every two seconds elsewhere. */
export const progressBar = (stream: NodeJS.WriteStream): ProgressBar => {
  const settings = { format, stream, hideCursor: true, noTTYOutput: true, notTTYSchedule: 2000 };
  const bar = new SingleBar(settings, Presets.shades_classic);
  const since = performance.now();
  let begun = false;
  return {
    show(done, total, what) {
      const seconds = (performance.now() - since) / 1000;
      const payload = { what, rate: (done / Math.max(seconds, 0.001)).toFixed(1) };
      if (begun) bar.setTotal(total);
      else bar.start(total, done, payload);
      begun = true;
      bar.update(done, payload);
    },
    end() {
      if (begun) bar.stop();
    },
  };
};
