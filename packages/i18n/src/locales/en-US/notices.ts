export const notices = {
  newChapter: 'A new chapter',
  newChapterNamed: 'New chapter: {{chapter}}',
  newChapterUnnamed: 'A title you subscribe to has a new chapter.',
  gift: 'You have a gift',
  giftEnding: 'A gift is about to end',
  giftUntil: '{{gift}}: receive it by {{time}}.',
  inquiryAnswered: 'Your inquiry has been answered',
  inquiryAnsweredText: 'The answer is in your email.',
  refundText: 'Open your request to see where it stands.',
} as const;
