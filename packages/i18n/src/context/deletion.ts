import type { NamespaceContext } from './namespace-context.ts';

export const deletion: NamespaceContext<'deletion'> = {
  about: 'The account as such: a rest for it, and its deletion.',
  phrases: {},
};
