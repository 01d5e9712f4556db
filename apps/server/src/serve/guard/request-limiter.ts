const windowMs = 60_000;

type Count = { readonly until: number; requests: number };

export type Verdict = { readonly allowed: boolean; readonly retryAfterS: number };

/** How many subscribers are remembered; who came longest ago is forgotten first. */
const most = 50_000;

/**
 * Counts the requests of each subscriber within a minute that begins with the first. All origins
 * of a process share one, so that a limit is a limit of the process.
 */
export class RequestLimiter {
  readonly #counts = new Map<string, Count>();
  readonly #limit: number;
  readonly #clock: () => number;

  /** `limit` requests a minute; 0 is no limit. */
  constructor(limit: number, clock: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#clock = clock;
  }

  count(subscriber: string): Verdict {
    if (this.#limit === 0) return { allowed: true, retryAfterS: 0 };
    const now = this.#clock();
    const found = this.#counts.get(subscriber);
    const current = found !== undefined && now < found.until ? found : this.#begin(subscriber, now);
    current.requests += 1;
    return {
      allowed: current.requests <= this.#limit,
      retryAfterS: Math.ceil((current.until - now) / 1000),
    };
  }

  #begin(subscriber: string, now: number): Count {
    // Deleted first: a map keeps the place of a key that it has, and the oldest must stand first.
    this.#counts.delete(subscriber);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= most && oldest !== undefined) this.#counts.delete(oldest);
    const begun = { until: now + windowMs, requests: 0 };
    this.#counts.set(subscriber, begun);
    return begun;
  }
}
