import type { NamespaceContext } from './namespace-context.ts';

export const mails: NamespaceContext<'mails'> = {
  about:
    'Mails of the service, in the tone of the screens, and the page that shows them where there is no mail server.',
  phrases: {
    code: { note: 'Six digits stand below.' },
    validFor: { note: 'Of the code or of the link to a new password, which stand above.' },
    taken: { note: 'Sent in place of a code, at sign-up or where a member changes the address.' },
    takenSignIn: { note: 'A link stands below; so below every phrase that ends with a colon.' },
    emailChanged: { note: 'Sent to the address that the account had before.' },
    emailChangedAsk: { note: '{{email}} is the address of the support.' },
    receiptCoins: { note: '{{coins}} is a number.' },
    receiptBonus: { note: '{{coins}} is a number.' },
    receiptDate: { note: '{{date}} is a day.' },
    receiptOrder: { note: '{{id}} is a row of letters and digits.' },
    receiptPrice: { note: '{{price}} is an amount of money with its currency.' },
    refundRequested: { note: 'One of six mails about a refund, each with its subject; formal.' },
    refundAmount: { note: '{{amount}} is an amount in won.' },
    refundReason: { note: '{{reason}} is a sentence of whoever refused it.' },
    footer: { note: 'The last line of every mail; {{email}} is an address to write to.' },
    inquiryAnswer: { note: 'Above an answer of the operators; {{date}} is a day.' },
    inquiryAsked: { note: 'Above what the reader had asked, below the answer.' },
    outboxTitle: { note: 'Heading of a page for whoever runs the service on their own machine.' },
    outboxTo: { note: 'Whom a mail is for; {{email}} is an address.' },
  },
};
