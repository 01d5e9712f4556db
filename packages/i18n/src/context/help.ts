import type { NamespaceContext } from './namespace-context.ts';

export const help: NamespaceContext<'help'> = {
  about: 'Notices, answers to what is often asked, and legal texts.',
  phrases: {
    all: { note: 'Of all categories.', most: 16 },
    faqNoneText: { note: 'Below “No answers here yet”; a button “Ask us” follows.' },
    page: { note: 'Spoken; {{page}} is a number.' },
    askUs: { note: 'A button that leads to the form.', most: 24 },
    validFrom: { note: 'Above a legal text; {{date}} is a day.' },
    versions: { note: 'Heads the list of all versions of a legal text.' },
    version: { note: 'In that list; {{version}} is such as 1.0, {{date}} is a day.' },
    newerThere: { note: 'A link below “This is an older version.”' },
  },
};
