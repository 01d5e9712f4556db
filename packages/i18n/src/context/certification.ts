import type { NamespaceContext } from './namespace-context.ts';

export const certification: NamespaceContext<'certification'> = {
  about: 'The verification of the age: before it, and when the reader comes back from it.',
  phrases: {
    verifiedUntil: { note: '{{day}} is a day.' },
  },
};
