import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

export type SharedAnswersOptions = {
  readonly forMs: number;
  /** What may be kept together, counted as the answers are before they are compressed. */
  readonly mostBytes?: number;
  readonly clock?: () => number;
};

type Make = () => Promise<PreparedAnswer>;

/**
 * Answers that are the same for everybody, kept for a moment: under load each is made and
 * compressed once in that time, however many ask. What fails is not kept.
 */
export class SharedAnswers {
  readonly #cache: LRUCache<string, PreparedAnswer, Make>;
  readonly #longestStaleMs: number;

  constructor({ forMs, mostBytes = 32 * 1024 * 1024, clock }: SharedAnswersOptions) {
    this.#longestStaleMs = 2 * forMs;
    this.#cache = new LRUCache({
      ttl: Math.max(1, forMs),
      // The next one is made while who asks has the one before: nobody waits for it under load.
      allowStale: true,
      maxSize: mostBytes,
      sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
      // Who waits for an answer gets it, even when it is let go before it is made.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: make }) => (await make()).forMany(),
      ...(clock === undefined ? {} : { perf: { now: clock }, ttlResolution: 0 }),
    });
  }

  /** What is kept at the moment. */
  get held(): { readonly answers: number; readonly bytes: number } {
    this.#cache.purgeStale();
    return { answers: this.#cache.size, bytes: this.#cache.calculatedSize };
  }

  async get(key: string, make: Make): Promise<PreparedAnswer> {
    const leftMs = this.#cache.getRemainingTTL(key);
    const fresh = leftMs > 0 ? this.#cache.get(key) : undefined;
    if (fresh !== undefined) return fresh;
    // What nobody asked for in all that time is too old for whoever comes now.
    if (leftMs < -this.#longestStaleMs) this.#cache.delete(key);
    return (await this.#cache.fetch(key, { context: make })) ?? make();
  }
}
