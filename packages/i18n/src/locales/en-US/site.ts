export const site = {
  description: 'Web comics and web novels to read, chapter by chapter',
  shutdownDescription: 'Notice of the end of service, and refunds',
  newest: 'New arrivals',
  ranking: 'Ranking',
  menuDaily: 'By day',
  menuGenre: 'Genres',
  menuNew: 'New',
  menuCompleted: 'Completed',
  labelEvent: 'Event',
  labelNew: 'New',
  labelCompleted: 'Complete',
} as const;
