import type { Executor } from './executor.ts';

type Waiting<Question, Answer> = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: unknown) => void;
};

/** So that the last of many does not wait for all. */
const mostTogether = 50;

/**
 * Asks in one round trip what is asked within one turn of the event loop: under load many share it,
 * and whoever comes alone waits for nobody. `ask` gives the answers in the order of the questions.
 */
export function batched<Question, Answer>(
  ask: (db: Executor, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Executor, question: Question) => Promise<Answer> {
  const waiting = new WeakMap<Executor, Waiting<Question, Answer>[]>();

  async function answer(db: Executor, asking: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(
        db,
        asking.map(({ question }) => question),
      );
      if (answers.length !== asking.length) throw new Error('not every question has an answer');
      answers.forEach((found, at) => asking[at]?.resolve(found));
    } catch (cause) {
      for (const { reject } of asking) reject(cause);
    }
  }

  function begin(db: Executor): Waiting<Question, Answer>[] {
    const asking: Waiting<Question, Answer>[] = [];
    waiting.set(db, asking);
    setImmediate(() => {
      if (waiting.get(db) === asking) waiting.delete(db);
      void answer(db, asking);
    });
    return asking;
  }

  return (db, question) =>
    new Promise((resolve, reject) => {
      const open = waiting.get(db);
      const asking = open !== undefined && open.length < mostTogether ? open : begin(db);
      asking.push({ question, resolve, reject });
    });
}
