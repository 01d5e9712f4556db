import fc from 'fast-check';

/**
 * A step that is tried on the service and foretold by a model of it: `run` holds what the service
 * answered against the model, and moves the model on. `check` says where the step makes no sense.
 */
type Step<Model extends object> = {
  readonly name: string;
  readonly check?: (model: Model) => boolean;
  readonly run: (model: Model) => Promise<void>;
};

export function command<Model extends object>({
  name,
  check = () => true,
  run,
}: Step<Model>): fc.AsyncCommand<Model, null> {
  return { check, run, toString: () => name };
}

/**
 * Walks random ways through the steps, the same ones each time: few, since each step asks a service
 * and its database, and each as long as it may be. `begin` makes a model of something new; `holds`
 * is true after every step.
 * @throws Error with the steps that led to what does not hold
 */
export async function walk<Model extends object>({
  steps,
  begin,
  holds,
  runs,
  length,
}: {
  readonly steps: readonly fc.Arbitrary<fc.AsyncCommand<Model, null>>[];
  readonly begin: () => Promise<Model>;
  readonly holds: (model: Model) => Promise<void>;
  readonly runs: number;
  readonly length: number;
}): Promise<void> {
  const way = fc.array(fc.oneof(...steps), { minLength: length, maxLength: length });
  await fc.assert(
    fc.asyncProperty(way, async (taken) => {
      const model = await begin();
      const done: string[] = [];
      const watched = taken.map((step): fc.AsyncCommand<Model, null> => ({
        check: (now) => step.check(now),
        run: async (now) => {
          done.push(step.toString());
          try {
            await step.run(now, null);
            await holds(now);
          } catch (cause) {
            throw new Error(`after ${done.join(', ')}`, { cause });
          }
        },
        toString: () => step.toString(),
      }));
      await fc.asyncModelRun(() => ({ model, real: null }), watched);
    }),
    { numRuns: runs, seed: 20_261_122, endOnFailure: true },
  );
}
