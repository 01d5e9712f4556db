import type { Phrases } from '../../phrases.ts';

export const sharing: Phrases<'de-DE', 'sharing'> = {
  share: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren. Du findest ihn auch in der Adresszeile.',
};
