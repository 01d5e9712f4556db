export const events = {
  upcoming: 'Coming up',
  running: 'On now',
  ended: 'Ended',
  period: 'When',
  titles: 'Titles in this event',
  over: 'This event has ended. Thank you for taking part.',
  toEvents: 'See current events',
  adultText: 'Sign in and verify your age to see this event.',
};
