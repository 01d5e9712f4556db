import { problemsOf, type Problem } from '#forms/checked.ts';
import { checkEmail, type EmailReason } from './email.ts';
import { checkLoginPassword, type PasswordReason } from './password.ts';

export type LoginProblem =
  | Problem<'email', EmailReason>
  | Problem<'password', Exclude<PasswordReason, 'tooShort'>>;

/** What stands against sending the login form (challenge-and-shutdown, section 5). */
export function loginProblems(form: {
  readonly email: string;
  readonly password: string;
}): readonly LoginProblem[] {
  return [
    ...problemsOf('email', checkEmail(form.email)),
    ...problemsOf('password', checkLoginPassword(form.password)),
  ];
}
