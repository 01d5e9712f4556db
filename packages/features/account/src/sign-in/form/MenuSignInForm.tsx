import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { EmailSignInProps } from '@hanji/edition/slots/edition-slots.ts';
import { EmailSignInForm } from './EmailSignInForm.tsx';

/** The form for the side menu, which waits for its words. */
export function MenuSignInForm({ redirect }: EmailSignInProps) {
  return (
    <LaterPhrases>
      <EmailSignInForm redirect={redirect} />
    </LaterPhrases>
  );
}
