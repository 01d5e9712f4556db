import type { NamespaceContext } from './namespace-context.ts';

export const account: NamespaceContext<'account'> = {
  about: 'The pages of an account: signing in and settings.',
  phrases: {
    settingKept: { note: 'Below the choice of appearance and of language.' },
  },
};
