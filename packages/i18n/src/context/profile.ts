import type { NamespaceContext } from './namespace-context.ts';

export const profile: NamespaceContext<'profile'> = {
  about: 'The account page with its pages below it, and the settings of an account.',
  phrases: {
    codeSent: { note: '{{email}} is an address.' },
    connectNamed: {
      note: 'Spoken: the button beside a provider. {{provider}} is a name such as Apple.',
    },
    connected: { note: '{{provider}} is a name such as Apple.' },
    connectFailed: { note: '{{provider}} is a name such as Apple.' },
    failureCode: { note: 'The number of an error, below its words. {{code}} is a number.' },
    disconnectNamed: {
      note: 'Spoken: the button beside a provider. {{provider}} is a name such as Apple.',
    },
    disconnectTitle: { note: '{{provider}} is a name such as Apple.' },
    disconnectText: { note: '{{provider}} is a name such as Apple.' },
    disconnected: { note: '{{provider}} is a name such as Apple.' },
    adultVerified: { note: '{{day}} is a day.' },
    lastSeen: { note: '{{when}} is a day with a time.' },
    signOutNamed: {
      note: 'Spoken: the button beside a device. {{device}} is a browser and its system.',
    },
  },
};
