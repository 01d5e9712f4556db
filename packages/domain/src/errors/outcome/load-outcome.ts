import {
  accessPrompt,
  type AccessCode,
  type AccessPrompt,
  type PromptedReader,
} from '#access/verification.ts';
import type { Failure, FailureFacts } from '../failure.ts';
import type { ErrorOutcome } from './error-outcome.ts';
import { outcomeOfFailure } from './outcome-of-failure.ts';

/** The screens whose load a guard stands before. */
export type GuardedScreen = 'contentHome' | 'viewer';

export type LoadOutcome =
  | ErrorOutcome
  /** The guard asks something of the reader. */
  | {
      readonly kind: 'prompt';
      readonly code: AccessCode;
      readonly prompt: AccessPrompt;
      /** Where who declines goes: of a title for adults, the content home would ask as well. */
      readonly declinedTo: string;
    };

const places = {
  contentHome: { load: 'contentHomeLoad', guard: 'contentGuard' },
  viewer: { load: 'chapterLoad', guard: 'viewerGuard' },
} as const;

/**
 * What a content home or a viewer does when its load fails: what the load returns goes to the
 * guard (reading-service, section 8 "Route loads"; section 4 "Viewer and content guards by result
 * code"). Codes that say nothing of the title keep what the global handler says of them.
 */
export function loadOutcome(
  failure: Failure,
  screen: GuardedScreen,
  facts: FailureFacts,
  reader: PromptedReader,
): LoadOutcome {
  const { code } = failure;
  if (isAccessCode(code)) {
    const declinedTo = screen === 'viewer' && code === 401 ? facts.back : '/';
    return { kind: 'prompt', code, prompt: accessPrompt(code, reader), declinedTo };
  }
  const { load, guard } = places[screen];
  const loaded = outcomeOfFailure(failure, load, facts);
  return loaded.kind === 'returned' ? outcomeOfFailure(failure, guard, facts) : loaded;
}

function isAccessCode(code: number): code is AccessCode {
  return code === 401 || code === 428 || code === 451;
}
