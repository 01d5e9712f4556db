import DataLoader from 'dataloader';
import type { Executor } from './executor.ts';

/** So many round trips at once keep PostgreSQL at work: who comes meanwhile goes with others. */
const mostUnderway = 2;
/** Nobody waits longer for that: what is underway may be on a connection that is dead. */
const longestHoldMs = 5;

/** When a batch leaves: at the end of its turn, or as soon as there is room after that. */
class Departures {
  #underway = 0;
  #held: { readonly leave: () => void; readonly timer: NodeJS.Timeout } | null = null;

  readonly schedule = (leave: () => void): void => {
    // Another is begun only where the one that is held is full.
    this.#release();
    if (this.#underway < mostUnderway) setImmediate(leave);
    else this.#held = { leave, timer: setTimeout(() => this.#release(), longestHoldMs) };
  };

  async run<Result>(trip: () => Promise<Result>): Promise<Result> {
    this.#underway += 1;
    try {
      return await trip();
    } finally {
      this.#underway -= 1;
      this.#release();
    }
  }

  #release(): void {
    const held = this.#held;
    if (held === null) return;
    this.#held = null;
    clearTimeout(held.timer);
    held.leave();
  }
}

/**
 * Asks in one round trip what is asked within one turn of the event loop, or while others are
 * underway: under load up to `mostTogether` share it, and whoever comes alone waits for nobody.
 * `ask` gives the answers in the order of the questions.
 */
export function batched<Question, Answer>(
  mostTogether: number,
  ask: (db: Executor, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Executor, question: Question) => Promise<Answer> {
  const loaders = new WeakMap<Executor, DataLoader<Question, Answer>>();
  return (db, question) => {
    const known = loaders.get(db);
    if (known !== undefined) return known.load(question);
    const departures = new Departures();
    const loader = new DataLoader<Question, Answer>(
      (questions) => departures.run(() => ask(db, questions)),
      {
        // What is asked later has another answer.
        cache: false,
        maxBatchSize: mostTogether,
        batchScheduleFn: departures.schedule,
      },
    );
    loaders.set(db, loader);
    return loader.load(question);
  };
}
