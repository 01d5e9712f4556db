import type { NamespaceContext } from './namespace-context.ts';

export const errors: NamespaceContext<'errors'> = {
  about: 'What a screen says when it cannot show what was asked for, and what can be done.',
  phrases: {
    chapterMissingTitle: { note: 'Of an episode or a volume; say neither.' },
    maintenanceUntil: { note: '{{time}} is a date with its time. It follows maintenanceText.' },
    signInReadText: {
      note: 'To a visitor before an episode or a volume that is not free, after “Sign in to read on”.',
    },
    signInText: { note: 'Of an episode or a volume; say neither.' },
    purchaseTitle: { note: 'Of an episode or a volume; say neither.' },
    matureAccept: {
      note: 'A button. The age is 19, whatever the law of a country calls an adult.',
      most: 40,
    },
    adultText: { note: 'For visitors: they sign in first.' },
    verifyText: { note: 'For members who have never had their age verified.' },
    verify: { note: 'A button.', most: 30 },
    recertify: { note: 'A button.', most: 30 },
    reload: { note: 'A button.', most: 24 },
    badResponseTitle: {
      note: 'Title of a dialog: the server refused what was pressed, and its own words follow.',
    },
    debugTitle: { note: 'Title of a dialog that only developers see.' },
    canceledTitle: { note: 'The reader, or their browser, stopped the page while it was loading.' },
    updateTitle: { note: 'The open page is older than the service.' },
    matureCoversText: { note: 'Covers are blurred until this is accepted.' },
  },
};
