import { stalledCode } from '@hanji/vitest/ends-stalled.ts';

/** How Turborepo names a package whose tests failed, and with which code they ended. */
const failure = /#test: +ERROR .* exited \((\d+)\)/g;

/**
 * Whether all that failed of a run of Turborepo had stalled: the machine's doing, not the tests'.
 * Only those are run when it is run again, since Turborepo keeps what passed.
 */
export function onlyStalled(output: string): boolean {
  const codes = [...output.matchAll(failure)].map(([, code]) => Number(code));
  return codes.length > 0 && codes.every((code) => code === stalledCode);
}
