export const refund = {
  title: 'Notice of the end of service',
  thanks: 'Thank you for reading with Hanji. The Vietnamese service will end as follows.',
  endOfService: 'End of service',
  requestWindow: 'Refund requests',
  from: 'from {{time}}',
  until: 'until {{time}}',
  timeZone: 'Times are those of Tokyo and Seoul (UTC+9).',
  whatTitle: 'What is refunded',
  ownedChapters:
    'Owned chapters bought within one year before the end of service: unit price × remaining days ÷ 365',
  paidCoins: 'Unused paid coins within five years of validity; no refund fee',
  payout: 'Payout within 3 to 7 business days after the request',
  request: 'Request a refund',
  requestsFrom: 'Requests can be made from {{time}}.',
  requestsClosed: 'Requests are closed. Please write to the address below.',
  support: 'Questions: {{email}}',
} as const;
