export const closed = {
  questions: 'Frequently asked questions',
  what: 'What is refunded?',
  when: 'When is the refund paid?',
  wrong: 'What if the account is wrong?',
  late: 'Requests are closed. What can I do?',
  kept: 'How long is my data kept?',
} as const;
