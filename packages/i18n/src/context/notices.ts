import type { NamespaceContext } from './namespace-context.ts';

export const notices: NamespaceContext<'notices'> = {
  about: 'Notices that a browser shows beside other windows: a title, and a line below it.',
  phrases: {
    newChapter: {
      note: 'Title of a notice about a title for adults, which is not named.',
      most: 40,
    },
    newChapterNamed: {
      note: 'Below the name of a title to which the reader subscribes; {{chapter}} is the name of the chapter.',
    },
    newChapterUnnamed: { note: 'Below “A new chapter is out”.' },
    gift: { note: 'Title of a notice; below it stands what the gift is called.', most: 50 },
    giftEnding: { note: 'Title of a notice; “Receive it by” stands below it.', most: 50 },
    giftUntil: { note: '{{gift}} is what the gift is called, {{time}} a day and a time.' },
    inquiryAnswered: { note: 'Title of a notice.', most: 50 },
    inquiryAnsweredText: { note: 'Below “Your inquiry has been answered”.' },
    refundText: { note: 'Below “Your refund has been paid” and its like.' },
  },
};
