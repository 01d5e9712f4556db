export const push = {
  title: 'Notifications',
  lead: 'Hear of new chapters of your titles, of gifts, and of answers to your inquiries. From 21:00 to 08:00 we stay silent.',
  leadRefund:
    'Hear in this browser how your refund goes: when we process it, and when it has been paid. From 21:00 to 08:00 we stay silent.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  notNow: 'Not now',
  isOn: 'Notifications are on in this browser.',
  denied:
    'This browser blocks notifications from Hanji. Allow them in its settings for this site, then try again.',
  unsupported:
    'This browser cannot show notifications. On an iPhone or iPad, add Hanji to the Home Screen and open it there.',
  failed: 'Notifications could not be changed. Please try again in a moment.',
  here: 'Notifications in this browser',
  newChapter: 'New chapters',
  newChapterHint: 'Of the titles you subscribe to.',
  gift: 'Gifts',
  giftEnding: 'Gifts that are about to end',
  inquiryAnswered: 'Answers to inquiries',
  night: 'At night, too',
  nightHint: 'From 21:00 to 08:00.',
} as const;
