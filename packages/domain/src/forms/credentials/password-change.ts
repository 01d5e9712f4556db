import { accepted, problemsOf, refused, type Problem } from '#forms/checked.ts';
import { checkConfirmation, checkPassword, type PasswordReason } from './password.ts';

export type PasswordChange = {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
};

export type PasswordChangeProblem =
  | Problem<'current', 'required'>
  | Problem<'password', PasswordReason>
  | Problem<'confirmation', 'required' | 'mismatch'>;

/**
 * What stands against a change of password (reading-service, section 5): the current one is
 * needed, and a new one that is entered and retyped. Whether the current one is right, the server
 * says.
 */
export function passwordChangeProblems(change: PasswordChange): readonly PasswordChangeProblem[] {
  const { current, password, confirmation } = change;
  return [
    ...problemsOf('current', current === '' ? refused('required') : accepted(current)),
    ...newPasswordProblems({ password, confirmation }),
  ];
}

/** What stands against a password that is set without the current one: at sign-up and by mail. */
export function newPasswordProblems(
  entered: Omit<PasswordChange, 'current'>,
): readonly Exclude<PasswordChangeProblem, { field: 'current' }>[] {
  return [
    ...problemsOf('password', checkPassword(entered.password)),
    ...problemsOf('confirmation', checkConfirmation(entered.confirmation, entered.password)),
  ];
}
