import type { NamespaceContext } from './namespace-context.ts';

export const account: NamespaceContext<'account'> = {
  about: 'The pages of an account: signing in and settings.',
  phrases: {
    signInTitle: { note: 'Title of the page and of the browser’s tab.' },
    notOpenRefundText: {
      note: 'Only in the Vietnamese edition, which refunds and has nothing to read. The notice is its home, where the button below leads.',
    },
    settingKept: { note: 'Below the choice of appearance and of language.' },
  },
};
