import type { NamespaceContext } from './namespace-context.ts';

export const units: NamespaceContext<'units'> = {
  about: 'Ages, short numbers and spans of time, filled into other phrases.',
  phrases: {
    ageShort12: { note: 'In the corner of a cover.', most: 3 },
    ageShort15: { note: 'In the corner of a cover.', most: 3 },
    ageShort19: { note: 'In the corner of a cover.', most: 3 },
    man: { note: '{{number}} times 10,000.' },
    oku: { note: '{{number}} times 100,000,000.' },
    thousand: { note: '{{number}} times 1,000.', most: 6 },
    million: { note: '{{number}} times 1,000,000.', most: 6 },
    secondsAgo: { note: 'Always one second.' },
    ready: { note: 'Of a chapter that waiting has opened.', most: 26 },
    left: { note: '{{time}} is a span such as “3 hr”.', most: 18 },
    until: { note: '{{date}} is a day.' },
    won: { note: '{{number}} is an amount of Korean won.' },
  },
};
