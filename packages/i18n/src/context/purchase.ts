import type { NamespaceContext } from './namespace-context.ts';

export const purchase: NamespaceContext<'purchase'> = {
  about: 'Why a purchase, an unlock or a rental did not come about.',
  phrases: {
    store: { note: 'Told by whom the payment was asked from, a bank or a wallet.' },
  },
};
