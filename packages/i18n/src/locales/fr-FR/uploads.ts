import type { Phrases } from '../../phrases.ts';

export const uploads: Phrases<'fr-FR', 'uploads'> = {
  kind: 'Seules les images JPEG, PNG, WebP et GIF sont acceptées, ainsi que les fichiers ZIP ou CBZ qui en contiennent.',
  tooLarge:
    'Une image peut peser jusqu’à {{megabytes}} Mo, un fichier ZIP ou CBZ jusqu’à {{archiveMegabytes}} Mo.',
  tooManyPixels: 'Une image peut compter jusqu’à {{megapixels}} mégapixels.',
  tooManyImages: 'Un chapitre contient au plus {{images}} images.',
  chapterTooLarge: 'Les images d’un chapitre peuvent peser jusqu’à {{megabytes}} Mo en tout.',
  totalTooLarge:
    'Tous vos titres réunis peuvent occuper jusqu’à {{megabytes}} Mo. Supprimez un chapitre devenu inutile, puis renvoyez le fichier.',
  unpacksTooLarge: 'Une fois décompressé, ce fichier serait démesuré : il n’a pas été ouvert.',
  broken: 'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau, puis renvoyez-le.',
  locked: 'Ce fichier est protégé par un mot de passe. Retirez-le, puis renvoyez le fichier.',
  noImages: 'Il n’y a aucune image dans ce fichier.',
  pageGone: 'L’image à remplacer n’est plus là.',
  onePicture: 'Une image ne peut être remplacée que par une autre image, pas par un fichier ZIP.',
  tooNarrow:
    'Cette image est trop étroite : son grand côté peut mesurer au plus 300 fois son petit côté. Découpez-la.',
  gaveUp: 'Ce fichier n’a pas pu être traité. Renvoyez-le un peu plus tard.',
};
