export const notices = {
  newChapter: 'A new chapter is out',
  newChapterNamed: 'New chapter: {{chapter}}',
  newChapterUnnamed: 'A title you subscribe to has a new chapter.',
  gift: 'You have a gift',
  giftEnding: 'A gift is about to expire',
  giftUntil: '{{gift}}: receive it by {{time}}.',
  inquiryAnswered: 'Your inquiry has been answered',
  inquiryAnsweredText: 'We have sent the answer to your email address.',
  refundText: 'Open your request to see where it stands.',
} as const;
