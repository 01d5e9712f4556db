import { ApiFailure } from '#http/failure/api-failure.ts';

/** In seconds: the longest queue is worked off by then on most machines. */
const retryAfter = 10;

/**
 * Lets so many works run at once and so many wait; whoever comes beyond them is sent away, so that
 * neither memory nor waiting grows with what is asked.
 */
export class BoundedTurns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: { readonly atOnce: number; readonly mostWaiting: number }) {
    this.#atOnce = limits.atOnce;
    this.#mostWaiting = limits.mostWaiting;
  }

  /** @throws ApiFailure 503 when too many wait */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // A turn goes from hand to hand: whoever comes now must not slip in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new ApiFailure(503, 'unavailable', { retryAfter }, 'too many passwords at once');
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
