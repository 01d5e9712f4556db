export const push = {
  title: 'Notifications',
  lead: 'Hear about new chapters of your titles, gifts, and answers to your inquiries. We stay silent from 9 PM to 8 AM.',
  leadRefund:
    'Hear in this browser how your refund is going: when we process it, and when it has been paid. We stay silent from 9 PM to 8 AM.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  notNow: 'No thanks',
  isOn: 'Notifications are on in this browser.',
  denied:
    'This browser blocks notifications from Hanji. Allow them in its settings for this site, then try again.',
  unsupported:
    'This browser cannot show notifications. On an iPhone or iPad, add Hanji to the Home Screen and open it there.',
  failed: 'Notifications could not be changed. Please try again in a moment.',
  here: 'Notifications in this browser',
  newChapter: 'New chapters',
  newChapterHint: 'For titles that you subscribe to.',
  gift: 'Gifts',
  giftEnding: 'Gifts about to expire',
  inquiryAnswered: 'Answers to inquiries',
  night: 'At night, too',
  nightHint: 'From 9 PM to 8 AM.',
} as const;
