import type { NamespaceContext } from './namespace-context.ts';

export const uploads: NamespaceContext<'uploads'> = {
  about:
    'Why a file that a creator uploads for an episode is not taken: a sentence beside the name of the file.',
  phrases: {
    tooLarge: { note: '{{megabytes}} and {{archiveMegabytes}} are numbers.' },
    tooManyImages: { note: '{{images}} is a number, of some hundreds.' },
    unpacksTooLarge: { note: 'Of a ZIP file that is taken for an attack.' },
    totalTooLarge: { note: '{{megabytes}} is a number.' },
    tooNarrow: { note: 'Thousands of times as high as wide, or the other way round.' },
    gaveUp: { note: 'Several attempts failed, and it may not be the fault of the file.' },
    pageGone: { note: 'The picture was removed while the new one was on its way.' },
    tooManyPixels: { note: '{{megapixels}} is a number.' },
    chapterTooLarge: { note: '{{megabytes}} is a number.' },
  },
};
