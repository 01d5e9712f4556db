import type { NamespaceContext } from './namespace-context.ts';

export const refund: NamespaceContext<'refund'> = {
  about: 'The notice of the end of the Vietnamese service, and refunds; formal.',
  phrases: {
    from: { note: '{{time}} is a date with its time; “until” follows in the next line.' },
    until: { note: '{{time}} is a date with its time.' },
    requestsFrom: { note: '{{time}} is a date with its time.' },
    support: { note: '{{email}} is an address.' },
    coins: { note: '{{coins}} is a number.' },
    coinsOf: { note: '{{coins}} and {{granted}} are numbers, {{paid}} an amount in won.' },
    numberSent: { note: '{{number}} is dots and the last four digits.' },
    numberLocked: { note: '{{number}} is dots and the last four digits.' },
    imageRemove: { note: '{{name}} is the name of a file.' },
    requested: { note: '{{time}} is a date with its time.' },
    replaceable: { note: 'After the sentence that says when a refund was asked for.' },
    renewed: { note: 'Likewise; {{time}} is a date with its time.' },
    askAnew: { note: 'After the sentence that a request was refused; the form follows.' },
    paid: { note: '{{time}} is a date with its time.' },
    reason: { note: '{{reason}} is a sentence of whoever refused it.' },
    bought: { note: '{{time}} is a date with its time.' },
    days: { note: '{{days}} is a number, of which 365 are a whole year.' },
    columnTitle: { note: 'The head of a column, as the six that follow.' },
    endOfService: { note: 'A label; the value is a date.' },
  },
};
