import type { NamespaceContext } from './namespace-context.ts';

export const integrate: NamespaceContext<'integrate'> = {
  about:
    'The move of an account from a service that the reader used before; the account there and the one here are merged.',
  phrases: {
    working: { note: '{{provider}} is a name such as Apple.' },
    askJoin: { note: '{{nickname}} is the reader’s own.' },
    coinLead: { note: '{{day}} is a day.' },
    signInHere: { note: 'To this service, as opposed to the previous one.' },
    serialCode: { note: 'The previous service has given it out; 16 letters and digits.' },
  },
};
