import { externalPages } from './pages/external-pages.ts';
import { integratePages } from './pages/integrate-pages.ts';
import { memberPages } from './pages/member-pages.ts';
import { passwordPages } from './pages/password-pages.ts';
import { signInPages } from './pages/sign-in-pages.ts';
import { signUpPages } from './pages/sign-up-pages.ts';

/** What every edition with reading has; `serial-code-pages.ts` comes to it where it is wanted. */
export const accountPages = {
  ...signInPages,
  ...signUpPages,
  ...passwordPages,
  ...externalPages,
  ...integratePages,
  ...memberPages,
};
