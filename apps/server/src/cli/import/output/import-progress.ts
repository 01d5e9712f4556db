import { Presets, SingleBar } from 'cli-progress';
import type { IngestProgress } from '#ingest/ingest-progress.ts';

export type ImportProgress = {
  readonly update: (progress: IngestProgress) => void;
  /** May be called more than once. */
  stop(): void;
};

/** Where it is shown; `isTTY` is true of a terminal. */
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** How often a log that is no terminal gets a line. */
const lineEveryMs = 5000;

function rateOf(done: number, startedAt: number): string {
  return (done / Math.max(0.001, (Date.now() - startedAt) / 1000)).toFixed(1);
}

/** By pages where their number is known, otherwise by chapters; each of a novel counts as one page. */
function stepsOf({ pages, pagesDone, chapters, chaptersDone }: IngestProgress) {
  if (pages === null) return { done: chaptersDone, total: chapters, unit: 'chapters' };
  return { done: pagesDone, total: pages, unit: pages === chapters ? 'chapters' : 'pages' };
}

function barOn(stream: Output, label: string): ImportProgress {
  const format =
    'importing {label}{bar} {percentage}% | {value}/{total} {unit} | {rate}/s | {eta_formatted} left';
  // Of several works each leaves a line that says what came of it, and the next one takes the bar.
  const clearOnComplete = label !== '';
  const options = { format, stream, hideCursor: true, clearOnComplete };
  const bar = new SingleBar(options, Presets.shades_classic);
  const startedAt = Date.now();
  let started = false;
  return {
    update(progress) {
      const { done, total, unit } = stepsOf(progress);
      const payload = { label, unit, rate: rateOf(done, startedAt) };
      if (!started) bar.start(total, done, payload);
      started = true;
      bar.update(done, payload);
    },
    stop() {
      if (started) bar.stop();
      started = false;
    },
  };
}

function linesOn(stream: NodeJS.WritableStream, label: string): ImportProgress {
  const startedAt = Date.now();
  let saidAt = startedAt;
  return {
    update(progress) {
      const { done, total, unit } = stepsOf(progress);
      const ended = progress.chaptersDone === progress.chapters;
      if (!ended && Date.now() - saidAt < lineEveryMs) return;
      saidAt = Date.now();
      const percent = Math.floor((100 * done) / Math.max(1, total));
      stream.write(
        `importing: ${label}${percent}%, ${done}/${total} ${unit}, ${rateOf(done, startedAt)}/s\n`,
      );
    },
    stop() {},
  };
}

/**
 * A bar with a rate and an end on a terminal, a line now and then elsewhere. `label` says which of
 * several works it is.
 */
export function importProgress(stream: Output, label = ''): ImportProgress {
  return stream.isTTY === true ? barOn(stream, label) : linesOn(stream, label);
}
