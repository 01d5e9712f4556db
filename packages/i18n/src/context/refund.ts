import type { NamespaceContext } from './namespace-context.ts';

export const refund: NamespaceContext<'refund'> = {
  about: 'The notice of the end of the Vietnamese service, and refunds; formal.',
  phrases: {
    from: { note: '{{time}} is a date with its time; “until” follows in the next line.' },
    until: { note: '{{time}} is a date with its time.' },
    requestsFrom: { note: '{{time}} is a date with its time.' },
    support: { note: '{{email}} is an address.' },
    endOfService: { note: 'A label; the value is a date.' },
  },
};
