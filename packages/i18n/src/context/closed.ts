import type { NamespaceContext } from './namespace-context.ts';

export const closed: NamespaceContext<'closed'> = {
  about:
    'Questions on the page that stays when the Vietnamese service has gone; answers are of “refund”.',
  phrases: {
    questions: { note: 'The heading of all of them.' },
    wrong: { note: 'The account at a bank.' },
    late: { note: 'Asked by who did not ask for the refund in time.' },
    kept: { note: 'The answer says how long the image and all else is kept.' },
  },
};
