export const site = {
  newest: 'New arrivals',
  ranking: 'Ranking',
  menuDaily: 'By day',
  menuGenre: 'Genres',
  menuNew: 'New',
  menuCompleted: 'Completed',
  labelEvent: 'Event',
  labelNew: 'New',
  labelCompleted: 'Completed',
} as const;
