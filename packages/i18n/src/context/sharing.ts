import type { NamespaceContext } from './namespace-context.ts';

export const sharing: NamespaceContext<'sharing'> = {
  about: 'Sending a title on to somebody: a button on its page, and the menu behind it.',
  phrases: {
    share: { note: 'A button with a picture: spoken, and shown when the pointer rests.', most: 16 },
    copy: { note: 'In the menu, above the names of services.', most: 24 },
    copied: { note: 'Said in passing once the address of the page is copied.' },
    copyFailed: { note: 'Said in passing where the browser refuses.' },
  },
};
