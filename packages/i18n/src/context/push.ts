import type { NamespaceContext } from './namespace-context.ts';

export const push: NamespaceContext<'push'> = {
  about:
    'The offer of notices by the browser, on Home and at the refunds, and the settings of them.',
  phrases: {
    title: { note: 'Heading of the offer and of the settings.' },
    leadRefund: { note: 'Of the offer on the pages of refunds, where nothing else is told.' },
    turnOn: { note: 'Button; then the browser asks.', most: 40 },
    turnOff: { note: 'Button.', most: 40 },
    notNow: { note: 'Button: puts the offer away for good.', most: 30 },
    denied: { note: 'Only the settings of the browser can change it.' },
    here: { note: 'A switch.' },
    newChapter: { note: 'A switch: what is told of; so the three that follow.' },
    giftEnding: { note: 'A switch: gifts that can be received for one more day.' },
    night: { note: 'A switch, with the hours below it.' },
  },
};
