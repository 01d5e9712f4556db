import type { Phrases } from '../../phrases.ts';

export const genres: Phrases<'fr-FR', 'genres'> = {
  drama: 'Drame',
  romance: 'Romance',
  action: 'Action',
  campus: 'Lycée',
  'slice-of-life': 'Tranche de vie',
  essay: 'Essai',
  fantasy: 'Fantasy',
  comedy: 'Comédie',
  gag: 'Gag',
  bl: 'BL',
  gl: 'GL',
  horror: 'Horreur',
  mystery: 'Mystère',
  historical: 'Historique',
  sports: 'Sport',
  'sci-fi': 'SF',
  gamble: 'Jeux d’argent',
  thriller: 'Thriller',
};
