import { page } from 'vitest/browser';

/** The form for an email and a password, as the tests see it. */
export const signInForm = {
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByRole('textbox', { name: 'Password', exact: true }),
  submit: page.getByRole('button', { name: 'Sign in', exact: true }),
};

export async function signInByEmail(address: string, word: string): Promise<void> {
  await signInForm.email.fill(address);
  await signInForm.password.fill(word);
  await signInForm.submit.click();
}
