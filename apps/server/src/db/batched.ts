import DataLoader from 'dataloader';
import type { Executor } from './executor.ts';

/**
 * Asks in one round trip what is asked within one turn of the event loop: under load up to
 * `mostTogether` share it, and whoever comes alone waits for nobody. `ask` gives the answers in the
 * order of the questions.
 */
export function batched<Question, Answer>(
  mostTogether: number,
  ask: (db: Executor, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Executor, question: Question) => Promise<Answer> {
  const loaders = new WeakMap<Executor, DataLoader<Question, Answer>>();
  return (db, question) => {
    const loader =
      loaders.get(db) ??
      new DataLoader<Question, Answer>((questions) => ask(db, questions), {
        // What is asked later has another answer.
        cache: false,
        maxBatchSize: mostTogether,
        batchScheduleFn: setImmediate,
      });
    loaders.set(db, loader);
    return loader.load(question);
  };
}
