import { Worker } from 'node:worker_threads';
import { ImportError, TooLargeError } from '../import-error.ts';
import type { PageFacts, PdfAsk, PdfFacts, PdfReply } from './pdf-messages.ts';

/** Why a page cannot be shown, after its name. Others of its file can. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
}

/** A PDF that is read in a thread of its own, which ends with whatever goes wrong in it. */
export type Pdf = {
  facts(): Promise<PdfFacts>;
  /**
   * Pages count from 0; one that the file does not count is asked for with its object. Throws
   * `PageFailure` for one that cannot be read, drawn or waited for.
   */
  survey(page: number, object?: number): Promise<PageFacts>;
  /** A picture file. */
  picture(page: number, object?: number): Promise<Uint8Array>;
  /** Ends the thread, which begins anew when something is asked. */
  readonly rest: () => void;
};

type Options = {
  /** For messages. */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
  /** How long a page may take, in milliseconds. */
  readonly patience?: number;
  /** How many pages may end what draws them before the file is refused. */
  readonly mostBroken?: number;
};

const usualPatience = 30_000;
/** So many pages may be waited for in vain before the file is refused. */
const mostLate = 3;
/** So many pages may end what draws them, which takes its time to begin anew. */
const usuallyBroken = 100;
/** Of the thread's own; the engine's memory is bounded by itself. */
const heapMegabytes = 128;

class Timeout extends Error {}

/** The thread's next message. Rejects where it ends, takes too long, or is given up. */
async function heard(
  worker: Worker,
  patience: number,
  signal: AbortSignal | undefined,
): Promise<PdfReply> {
  const answered = Promise.withResolvers<PdfReply>();
  const stop = (): void => answered.reject(signal?.reason);
  const end = (): void => answered.reject(new Error('the thread has ended'));
  let halves = 0;
  // Twice half the time: a process that was suspended finds its time over before it did anything.
  const timer = setInterval(() => {
    halves += 1;
    if (halves === 2) answered.reject(new Timeout());
  }, patience / 2);
  worker.once('message', answered.resolve).once('error', answered.reject).once('exit', end);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    return await answered.promise;
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', stop);
    worker.off('message', answered.resolve).off('error', answered.reject).off('exit', end);
  }
}

/** Nothing of the file is read before the first question. */
export function openPdf(
  file: string,
  { name, signal, patience = usualPatience, mostBroken = usuallyBroken }: Options,
): Pdf {
  let worker: Worker | undefined;
  const late = new Set<number>();
  const broken = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  function rest(): void {
    // What a thread that is being ended still throws is nobody's concern.
    worker?.on('error', () => {});
    void worker?.terminate();
    worker = undefined;
  }
  async function started(): Promise<Worker> {
    const thread = new Worker(new URL('./engine/pdf-worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    try {
      await heard(thread, usualPatience, signal);
      return thread;
    } catch (error) {
      void thread.terminate();
      throw error;
    }
  }
  /** Of a page after which the thread begins anew. */
  function ending(page: number, reason: string): Error {
    broken.add(page);
    if (broken.size <= mostBroken) return new PageFailure(reason);
    return new ImportError(`${name} has over ${mostBroken} pages that cannot be drawn`);
  }
  function failure(error: unknown, page: number): unknown {
    if (signal?.aborted) return error;
    if (!(error instanceof Timeout)) return ending(page, 'cannot be drawn');
    late.add(page);
    const seconds = Math.ceil(patience / 1000);
    if (late.size >= mostLate) {
      return new ImportError(`${name} has pages that are not drawn within ${seconds} s`);
    }
    return new PageFailure(`is not drawn within ${seconds} s`);
  }
  async function asked(ask: PdfAsk): Promise<PdfReply> {
    try {
      worker ??= await started();
      worker.postMessage(ask, []);
      const reply = await heard(worker, patience, signal);
      if (reply.spent) rest();
      return reply;
    } catch (error) {
      rest();
      throw failure(error, ask.page);
    }
  }
  /** One question after the other: the thread does one thing at a time. */
  async function inTurn(ask: PdfAsk): Promise<PdfReply> {
    const { page } = ask;
    const before = last;
    const asking = before.catch(() => {}).then(() => asked(ask));
    last = asking;
    const reply = await asking;
    if (reply.kind === 'unreadable') throw new ImportError(`${name} ${reply.reason}`);
    if (reply.kind === 'failed') {
      throw reply.spent ? ending(page, reply.reason) : new PageFailure(reply.reason);
    }
    if (reply.kind !== 'tooLarge') return reply;
    throw new TooLargeError(`${name}: page ${page + 1} ${reply.reason}`);
  }
  function unexpected(): never {
    throw new Error('the thread answered another question');
  }
  return {
    async facts() {
      const reply = await inTurn({ what: 'facts', page: 0 });
      return reply.kind === 'facts' ? reply.facts : unexpected();
    },
    async survey(page, object) {
      const reply = await inTurn({ what: 'survey', page, object });
      return reply.kind === 'survey' ? reply.survey : unexpected();
    },
    async picture(page, object) {
      const reply = await inTurn({ what: 'picture', page, object });
      return reply.kind === 'picture' ? reply.bytes : unexpected();
    },
    rest,
  };
}
