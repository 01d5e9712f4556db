import type { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import { SharedValues } from './shared-values.ts';

const mostBytes = 32 * 1024 * 1024;

/** What an answer takes besides its bytes: headers, its place in the cache, what is compressed of it. */
const overheadBytes = 1024;

export type SharedAnswersOptions = {
  /** In milliseconds; 0 keeps none. */
  readonly forMs: number;
  /** What may be kept together, counted as the answers are before they are compressed, and 1 KB each. */
  readonly mostBytes?: number;
  readonly clock?: () => number;
};

/** Answers that are the same for everybody: made and compressed once in a moment. */
export class SharedAnswers {
  readonly #values: SharedValues<PreparedAnswer>;

  constructor(options: SharedAnswersOptions) {
    this.#values = new SharedValues({
      forMs: options.forMs,
      most: options.mostBytes ?? mostBytes,
      sizeOf: ({ body }, key) => body.byteLength + 2 * key.length + overheadBytes,
      clock: options.clock,
    });
  }

  get held(): { readonly answers: number; readonly bytes: number } {
    const { count, size } = this.#values.held;
    return { answers: count, bytes: size };
  }

  get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    return this.#values.get(key, async () => (await make()).forMany());
  }
}
