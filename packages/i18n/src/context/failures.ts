import type { NamespaceContext } from './namespace-context.ts';

export const failures: NamespaceContext<'failures'> = {
  about:
    'What the service answers when a call fails. Some of it is shown to readers, in the tone of the screens.',
  phrases: {
    contentNotFound: { note: 'Below errors:contentMissingTitle: why it may be so.' },
    chapterNotFound: {
      note: 'Below errors:chapterMissingTitle: why it may be so. Of an episode or a volume; say neither.',
    },
    trialNotFound: { note: 'A preview was asked for where there is none.' },
    linkExpired: { note: 'Addresses of pictures and books work for a while only.' },
    contestTitleRefused: {
      note: 'A title that is not published, was taken down, or is for adults.',
    },
    contestTitleExcluded: { note: 'For breaking the rules of the contest.' },
    documentNotFound: { note: 'A notice, or an answer to what is often asked.' },
    methodNotAllowed: { note: 'For developers; an HTTP method.' },
    changedElsewhere: {
      note: 'A creator saved a title or an episode that was changed in another window since; what it is now is shown beside.',
    },
    articleWithoutPages: { note: 'A creator publishes an episode.' },
    publishTimeRefused: { note: 'A creator schedules an episode.' },
    articleOut: { note: 'A creator schedules an episode that readers see already.' },
    tooMuchWaiting: {
      note: 'A creator uploads more while very much is being sent or taken apart.',
    },
    cropRefused: { note: 'A cover is cut out of a picture.' },
    tooManyTitles: { note: 'A creator begins a title beside very many.' },
    tooManyArticles: { note: 'A creator begins an episode of a title that has very many.' },
  },
};
