import type { NamespaceContext } from './namespace-context.ts';

export const external: NamespaceContext<'external'> = {
  about: 'The way back from a login provider such as Apple.',
  phrases: {
    working: { note: '{{provider}} is a name such as Apple.' },
    connecting: { note: '{{provider}} is a name such as Apple.' },
    signUpTitle: { note: '{{provider}} is a name such as Apple.' },
    signUpFirstText: { note: '{{provider}} is a name such as Apple.' },
  },
};
