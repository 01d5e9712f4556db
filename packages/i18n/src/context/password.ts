import type { NamespaceContext } from './namespace-context.ts';

export const password: NamespaceContext<'password'> = {
  about: 'Finding, resetting and changing a password.',
  phrases: {
    again: { note: 'Label of the second field for the same new password, at sign-up.' },
    rule: { note: 'Below the field for a new password.' },
    campaignTitle: { note: 'Shown after signing in with a password that is six months old.' },
  },
};
