import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run exits with that was ended because nothing came of it: "try again" in sysexits.h. */
export const stalledCode = 75;

/** Longer than a hook, a test or the start of a browser may take, in milliseconds. */
const longestSilence = 360_000;

/**
 * Ends a run of which nothing has been heard for longer than anything in it may take, and names what
 * it waited for. Vitest bounds tests and hooks, not its own wait for a browser's frame that never
 * loads or never answers (vitest-dev/vitest#11243); such a run would not end at all.
 */
export class EndsStalled implements Reporter {
  readonly #limit: number;
  readonly #open = new Set<string>();
  #last = 'none yet';
  #timer: NodeJS.Timeout | undefined;

  constructor(limit = longestSilence) {
    this.#limit = limit;
  }

  onTestRunStart() {
    this.#heard();
  }
  onTestModuleQueued({ relativeModuleId }: TestModule) {
    this.#open.add(relativeModuleId);
    this.#heard();
  }
  onTestModuleCollected() {
    this.#heard();
  }
  onTestCaseReady() {
    this.#heard();
  }
  onTestCaseResult({ fullName }: TestCase) {
    this.#last = fullName;
    this.#heard();
  }
  onHookStart() {
    this.#heard();
  }
  onHookEnd() {
    this.#heard();
  }
  onTestModuleEnd({ relativeModuleId }: TestModule) {
    this.#open.delete(relativeModuleId);
    this.#heard();
  }
  onTestRunEnd() {
    clearTimeout(this.#timer);
  }

  #heard() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#limit);
  }

  #end() {
    const waiting = [...this.#open].join(', ') || 'no file';
    process.stderr.write(
      `Nothing was heard for ${this.#limit / 1000} s: ended. Open: ${waiting}. Last test: ${this.#last}\n`,
    );
    process.exit(stalledCode);
  }
}
