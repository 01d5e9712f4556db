import type { NamespaceContext } from './namespace-context.ts';

export const signUp: NamespaceContext<'signUp'> = {
  about:
    'The three pages of a sign-up; its fields also stand on the pages where a member changes them.',
  phrases: {
    step: { note: 'Above the title; {{step}} and {{steps}} are numbers.' },
    codeText: { note: '{{email}} is an address.' },
    codeLeft: { note: 'Spoken; {{time}} is a span such as “9 min”.' },
    nicknameCharacter: { note: 'The signs are shown as they are.' },
    nicknameLength: { note: '{{used}} and {{limit}} are numbers.' },
    mobile: { note: 'Only in the Korean edition.' },
    taken: { note: 'Said once the address was certified, so only to its owner.' },
  },
};
