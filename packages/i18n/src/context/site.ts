import type { NamespaceContext } from './namespace-context.ts';

export const site: NamespaceContext<'site'> = {
  about: 'What the service writes into pages, menus and lists.',
  phrases: {
    newest: { note: 'Heads a section.', most: 24 },
    ranking: { note: 'Heads a section; also an item of a menu.', most: 16 },
    menuDaily: { note: 'An item of a menu.', most: 14 },
    menuGenre: { note: 'An item of a menu.', most: 14 },
    menuNew: { note: 'An item of a menu.', most: 14 },
    menuCompleted: { note: 'An item of a menu.', most: 14 },
    labelEvent: { note: 'On a banner.', most: 12 },
    labelNew: { note: 'On a banner.', most: 12 },
    labelCompleted: { note: 'On a banner.', most: 14 },
  },
};
