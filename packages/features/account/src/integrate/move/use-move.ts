import {
  previousAccountOutcome,
  type IntegrateMessage,
} from '@hanji/domain/errors/outcome/integrate-outcome.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { useCallWords } from '#forms/use-call-words.ts';
import { useCompleteSignIn } from '#sign-in/completion/use-complete-sign-in.ts';
import { migrationEndpoints } from '../endpoints.ts';

type Step =
  | { readonly kind: 'none' }
  /** `id` names the account that was shown, for ten minutes. */
  | { readonly kind: 'asking' | 'moving'; readonly id: string }
  | { readonly kind: 'refused'; readonly words: string; readonly signInHelps: boolean }
  | IntegrateMessage;

export type Move = {
  readonly step: Step;
  /** Asks whether to merge the account that was shown. */
  readonly ask: (id: string) => void;
  readonly say: (message: IntegrateMessage) => void;
  readonly move: (id: string) => Promise<void>;
  /** The reader has closed what was asked or said. */
  readonly close: () => void;
};

const none: Step = { kind: 'none' };
const conflict = 409;

/** The move of an account of `product`, after which the reader is signed in and goes to `then`. */
export function useMove(product: string, then: string): Move {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const complete = useCompleteSignIn();
  const words = useCallWords();
  const isMember = useCurrentUser() !== null;
  const [step, setStep] = useState<Step>(none);
  return {
    step,
    ask: (id) => setStep({ kind: 'asking', id }),
    say: setStep,
    close: () => setStep(none),
    async move(id) {
      setStep({ kind: 'moving', id });
      const { migrateAccount } = migrationEndpoints;
      const moved = await answerOf(
        dispatch(migrateAccount.initiate({ params: { product, id } }, { track: false })),
      );
      const failed = moved.error ?? (await complete(moved.data, then));
      // Of a member who stays signed in the other tabs hear nothing else.
      if (!moved.error) coinsChanged(dispatch);
      if (!failed) return;
      // Of a member only one account can stand in the way; who is not signed in may have another here.
      const outcome = previousAccountOutcome(failed.code);
      if (isMember && failed.code === conflict && outcome.kind === 'message') setStep(outcome);
      else {
        const signInHelps = !isMember && failed.code === conflict;
        setStep({ kind: 'refused', words: words(failed), signInHelps });
      }
    },
  };
}
