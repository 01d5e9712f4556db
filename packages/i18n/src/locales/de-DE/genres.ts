import type { Phrases } from '../../phrases.ts';

export const genres: Phrases<'de-DE', 'genres'> = {
  drama: 'Drama',
  romance: 'Romance',
  action: 'Action',
  campus: 'Schule',
  'slice-of-life': 'Alltag',
  essay: 'Essay',
  fantasy: 'Fantasy',
  comedy: 'Komödie',
  gag: 'Gag',
  bl: 'BL',
  gl: 'GL',
  horror: 'Horror',
  mystery: 'Mystery',
  historical: 'Historisch',
  sports: 'Sport',
  'sci-fi': 'Science-Fiction',
  gamble: 'Glücksspiel',
  thriller: 'Thriller',
};
