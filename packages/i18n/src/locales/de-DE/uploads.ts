import type { Phrases } from '../../phrases.ts';

export const uploads: Phrases<'de-DE', 'uploads'> = {
  kind: 'Angenommen werden Bilder als JPEG, PNG, WebP und GIF sowie ZIP- und CBZ-Dateien mit solchen Bildern.',
  tooLarge:
    'Ein Bild darf bis zu {{megabytes}} MB haben, eine ZIP- oder CBZ-Datei bis zu {{archiveMegabytes}} MB.',
  tooManyPixels: 'Ein Bild darf bis zu {{megapixels}} Megapixel haben.',
  tooManyImages: 'Ein Kapitel fasst höchstens {{images}} Bilder.',
  chapterTooLarge: 'Die Bilder eines Kapitels dürfen zusammen bis zu {{megabytes}} MB haben.',
  totalTooLarge:
    'Alle deine Titel zusammen dürfen bis zu {{megabytes}} MB belegen. Lösche ein Kapitel, das du nicht mehr brauchst, und lade dann noch einmal hoch.',
  unpacksTooLarge:
    'Entpackt wäre diese Datei unverhältnismäßig groß, deshalb wurde sie nicht geöffnet.',
  broken:
    'Diese Datei ist beschädigt oder unvollständig. Speichere sie neu und lade sie noch einmal hoch.',
  locked:
    'Diese Datei ist mit einem Passwort geschützt. Entferne es und lade sie noch einmal hoch.',
  noImages: 'In dieser Datei ist kein Bild.',
  pageGone: 'Das Bild, das ersetzt werden sollte, ist nicht mehr da.',
  onePicture: 'Ein Bild lässt sich nur durch ein Bild ersetzen, nicht durch eine ZIP-Datei.',
  tooNarrow:
    'Dieses Bild ist zu schmal: Die lange Seite darf höchstens 300-mal so lang sein wie die kurze. Teile es bitte auf.',
  gaveUp: 'Diese Datei konnte nicht verarbeitet werden. Lade sie bitte später noch einmal hoch.',
};
