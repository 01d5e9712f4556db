type Step = () => Promise<unknown>;

/** What has to be ended again, last begun first. */
export class Undo {
  readonly #steps: Step[] = [];
  #running: Promise<void> | null = null;

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Once, however often it is called. A step that fails does not keep the others from running. */
  run(): Promise<void> {
    this.#running ??= this.#all();
    return this.#running;
  }

  async #all(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.toReversed()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything ended in order');
  }
}
