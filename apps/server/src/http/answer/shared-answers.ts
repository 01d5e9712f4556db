import type { PreparedAnswer } from './send-answer.ts';

type Kept = { readonly until: number; readonly answer: Promise<PreparedAnswer> };

const most = 500;

/**
 * Answers that are the same for everybody, kept for a moment: under load each is made once in
 * that time, however many ask. What fails is not kept.
 */
export class SharedAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #forMs: number;
  readonly #clock: () => number;

  constructor(forMs: number, clock: () => number = () => performance.now()) {
    this.#forMs = forMs;
    this.#clock = clock;
  }

  get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const now = this.#clock();
    const kept = this.#kept.get(key);
    if (kept !== undefined && now < kept.until) return kept.answer;
    const made: Kept = { until: now + this.#forMs, answer: make() };
    this.#keep(key, made);
    made.answer.catch(() => {
      if (this.#kept.get(key) === made) this.#kept.delete(key);
    });
    return made.answer;
  }

  #keep(key: string, made: Kept): void {
    // The one that came first goes first: a map remembers the order.
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= most && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, made);
  }
}
