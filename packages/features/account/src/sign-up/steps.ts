import { usePhrases } from '@hanji/i18n/use-phrases.ts';

const steps = 3;

/** Where a sign-up stands, in words. */
export function useStep(step: 1 | 2 | 3): string {
  return usePhrases('signUp')('step', { step, steps });
}
