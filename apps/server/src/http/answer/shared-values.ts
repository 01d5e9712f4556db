import { LRUCache } from 'lru-cache';

export type SharedValuesOptions<Value> = {
  readonly forMs: number;
  /** What may be kept together, in what `sizeOf` counts. */
  readonly most: number;
  readonly sizeOf: (value: Value, key: string) => number;
  readonly clock?: (() => number) | undefined;
};

type Make<Value> = () => Promise<Value>;

/**
 * What is the same for everybody, kept for a moment: under load each is made once in that time,
 * however many ask. What fails is not kept.
 */
export class SharedValues<Value extends object> {
  readonly #cache: LRUCache<string, Value, Make<Value>>;
  readonly #forMs: number;

  /** `forMs` 0 keeps nothing. */
  constructor({ forMs, most, sizeOf, clock }: SharedValuesOptions<Value>) {
    this.#forMs = forMs;
    this.#cache = new LRUCache({
      ttl: Math.max(1, forMs),
      // The next one is made while who asks has the one before: nobody waits for it under load.
      allowStale: true,
      maxSize: most,
      sizeCalculation: (value, key) => Math.max(1, sizeOf(value, key)),
      // Who waits for a value gets it, even when it is let go before it is made.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      ...(clock === undefined ? {} : { perf: { now: clock }, ttlResolution: 0 }),
    });
  }

  /** What is kept at the moment. */
  get held(): { readonly count: number; readonly size: number } {
    this.#cache.purgeStale();
    return { count: this.#cache.size, size: this.#cache.calculatedSize };
  }

  async get(key: string, make: Make<Value>): Promise<Value> {
    if (this.#forMs === 0) return make();
    const leftMs = this.#cache.getRemainingTTL(key);
    const fresh = leftMs > 0 ? this.#cache.get(key) : undefined;
    if (fresh !== undefined) return fresh;
    // What nobody asked for in all that time is too old for whoever comes now.
    if (leftMs < -2 * this.#forMs) this.#cache.delete(key);
    return (await this.#cache.fetch(key, { context: make })) ?? make();
  }
}
