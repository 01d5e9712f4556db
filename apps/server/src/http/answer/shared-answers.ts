import type { PreparedAnswer } from './send-answer.ts';

type Kept = { readonly until: number; readonly answer: Promise<PreparedAnswer>; bytes: number };

export type SharedAnswersOptions = {
  readonly forMs: number;
  /** What may be kept together, counted as the answers go over the wire uncompressed. */
  readonly mostBytes?: number;
  readonly clock?: () => number;
};

/**
 * Answers that are the same for everybody, kept for a moment: under load each is made once in
 * that time, however many ask. What fails is not kept.
 */
export class SharedAnswers {
  /** The one that came first stands first and expires first: a map remembers the order. */
  readonly #kept = new Map<string, Kept>();
  readonly #forMs: number;
  readonly #mostBytes: number;
  readonly #clock: () => number;
  #bytes = 0;

  constructor({ forMs, mostBytes = 32 * 1024 * 1024, clock }: SharedAnswersOptions) {
    this.#forMs = forMs;
    this.#mostBytes = mostBytes;
    this.#clock = clock ?? (() => performance.now());
  }

  /** What is held at the moment, answers being made included. */
  get held(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#kept.size, bytes: this.#bytes };
  }

  get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const now = this.#clock();
    this.#dropExpired(now);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept.answer;
    const made: Kept = { until: now + this.#forMs, answer: make(), bytes: 0 };
    this.#kept.set(key, made);
    made.answer.then(
      ({ text }) => this.#weigh(key, made, Buffer.byteLength(text)),
      () => this.#drop(key, made),
    );
    return made.answer;
  }

  #weigh(key: string, made: Kept, bytes: number): void {
    // Its time may have run out while it was being made.
    if (this.#kept.get(key) !== made) return;
    made.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest, one);
    }
  }

  #dropExpired(now: number): void {
    for (const [key, kept] of this.#kept) {
      if (now < kept.until) return;
      this.#drop(key, kept);
    }
  }

  #drop(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
