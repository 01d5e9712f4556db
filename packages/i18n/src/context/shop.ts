import type { NamespaceContext } from './namespace-context.ts';

export const shop: NamespaceContext<'shop'> = {
  about: 'The page on which coins are bought, how they are paid, and how that ended.',
  phrases: {
    wantsOne: {
      note: '{{title}} is the name of a work, {{chapter}} of its chapter, {{coins}} an amount such as “3 coins”.',
    },
    wantsSeveral: {
      note: '{{title}} is the name of a work, {{coins}} an amount such as “3 coins”.',
    },
    bonus: { note: 'Free coins that come beside those that are paid.' },
    payingWith: { note: 'Above the button on phones; {{way}} is such as “Credit card”.', most: 60 },
    buy: { note: '{{price}} is an amount of money with its currency.' },
    windowTitle: { note: '{{provider}} is a name such as Payco.' },
    windowText: { note: '{{provider}} is a name such as Payco.' },
    goneText: { note: '{{provider}} is a name such as Payco.' },
    blockedText: { note: '{{provider}} is a name such as Payco.' },
    deleteCard: { note: '{{number}} is **** and the last four digits.' },
    askRefund: { note: '{{email}} is an address to write to.' },
    keptCard: { note: '{{number}} is **** and the last four digits, {{expire}} such as 08/29.' },
    withdrawal: { note: 'Of the Korean edition’s law; others show it nowhere.' },
    fundSettlement: { note: 'Of the Japanese edition’s law; the name of a page.' },
    specialTransaction: { note: 'Of the Japanese edition’s law; the name of a page.' },
    otherWay: { note: 'A sentence of its own behind the one that a payment was declined.' },
    successText: { note: '{{coins}} is an amount such as “100 coins”.' },
  },
};
