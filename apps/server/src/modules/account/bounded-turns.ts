import { ApiFailure } from '#http/failure/api-failure.ts';

/** In seconds: the longest queue is worked off by then on most machines. */
const retryAfter = 10;

type Waiting = { readonly begin: () => void; readonly leave: (why: ApiFailure) => void };

/**
 * Lets so many works run at once and so many wait; whoever comes beyond them is sent away, so that
 * neither memory nor waiting grows with what is asked. Those who wait are taken in turn by whom they
 * are of, and where too many wait, who has most of them gives way: nobody keeps the others out.
 */
export class BoundedTurns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  /** By whom they are of; whose turn is next stands first. None of the lists is empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #running = 0;

  constructor(limits: { readonly atOnce: number; readonly mostWaiting: number }) {
    this.#atOnce = limits.atOnce;
    this.#mostWaiting = limits.mostWaiting;
  }

  /** @throws ApiFailure 503 when too many wait */
  async run<Result>(work: () => Promise<Result>, of = ''): Promise<Result> {
    await this.#turn(of);
    try {
      return await work();
    } finally {
      const next = this.#takeNext();
      // A turn goes from hand to hand: whoever comes now must not slip in between.
      if (next === undefined) this.#running -= 1;
      else next.begin();
    }
  }

  #turn(of: string): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#count >= this.#mostWaiting) this.#makeRoom(of);
    return new Promise((begin, leave) => {
      const own = this.#waiting.get(of) ?? [];
      own.push({ begin, leave });
      this.#waiting.set(of, own);
      this.#count += 1;
    });
  }

  #takeNext(): Waiting | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [of, own] = first;
    const next = own.shift();
    this.#count -= 1;
    // A map keeps its order: what is put back stands last.
    this.#waiting.delete(of);
    if (own.length > 0) this.#waiting.set(of, own);
    return next;
  }

  /** @throws ApiFailure 503 where nobody has more waiting than who comes */
  #makeRoom(of: string): void {
    const why = new ApiFailure(503, 'unavailable', { retryAfter }, 'too many wait for their turn');
    const most = [...this.#waiting.values()].reduce<Waiting[]>(
      (found, list) => (list.length > found.length ? list : found),
      [],
    );
    if (most.length <= (this.#waiting.get(of)?.length ?? 0) + 1) throw why;
    // Who came last has waited for the shortest time.
    most.pop()?.leave(why);
    this.#count -= 1;
  }
}
