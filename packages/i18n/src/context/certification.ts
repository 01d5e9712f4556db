import type { NamespaceContext } from './namespace-context.ts';

export const certification: NamespaceContext<'certification'> = {
  about: 'The verification of the age: before it, and when the reader comes back from it.',
  phrases: {
    hiddenTitle: { note: 'On the home for adults, to who has turned such titles off.' },
    hiddenText: { note: 'Below it, above a button “Show 19+ titles”.' },
    hiddenSignIn: { note: 'Below it, above a button that leads to the sign-in.' },
    verifiedUntil: { note: '{{day}} is a day.' },
  },
};
