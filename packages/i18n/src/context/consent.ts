import type { NamespaceContext } from './namespace-context.ts';

export const consent: NamespaceContext<'consent'> = {
  about: 'What is agreed to at sign-up, and again when a policy has changed.',
  phrases: {
    group: { note: 'Spoken: the name of the group of checkboxes.' },
    required: { note: 'Behind the name of a consent.', most: 16 },
    optional: { note: 'Behind the name of a consent.', most: 16 },
    read: { note: 'A link beside a consent: opens its text.', most: 12 },
    age14: { note: 'Only in the Korean edition.' },
    policy: { note: 'Heads a text while its own title is still to come.' },
    validFrom: { note: '{{date}} is a day.' },
  },
};
