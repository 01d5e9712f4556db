import type { NamespaceContext } from './namespace-context.ts';

export const comic: NamespaceContext<'comic'> = {
  about: 'What opens on demand in the comic viewer: how the page is set, and its keys.',
  phrases: {
    pairsShifted: {
      note: 'A switch: which two pages lie side by side moves by one page.',
      most: 40,
    },
    fitWidth: { note: 'A choice of three in a row: as wide as the screen.', most: 18 },
    fitHeight: { note: 'A choice of three in a row: the whole page on the screen.', most: 18 },
    fitOriginal: { note: 'A choice of three in a row: as large as it was drawn.', most: 18 },
    groundTheme: { note: 'A choice of four in a row: light or dark as the site is.', most: 18 },
    groundPaper: { note: 'A choice of four in a row: a warm white.', most: 18 },
    groundGrey: { note: 'A choice of four in a row.', most: 18 },
    groundBlack: { note: 'A choice of four in a row.', most: 18 },
    zonesShown: { note: 'A switch: where a tap turns the page.', most: 40 },
    zonesInverted: { note: 'A switch: left and right change places.', most: 40 },
    scope: { note: 'Before “All titles” and “This title”.' },
    scopeDevice: { note: 'After “Apply to”.', most: 20 },
    scopeTitle: { note: 'After “Apply to”.', most: 20 },
    keysTitle: { note: 'Name of a list of what keys do.' },
    zoom: { note: 'In the list of keys, beside + and −.' },
    keysHelp: { note: 'In the list of keys, of the key that shows it.' },
    keySpace: { note: 'A key, as keyboards of this language have it.', most: 14 },
    keyShift: { note: 'A key, as keyboards of this language have it.', most: 14 },
    keyHome: { note: 'A key, as keyboards of this language have it.', most: 14 },
    keyEnd: { note: 'A key, as keyboards of this language have it.', most: 14 },
    keyPageUp: { note: 'A key, as keyboards of this language have it.', most: 14 },
    keyPageDown: { note: 'A key, as keyboards of this language have it.', most: 14 },
    keyEscape: { note: 'A key, as keyboards of this language have it.', most: 14 },
  },
};
