import type { NamespaceContext } from './namespace-context.ts';

export const novel: NamespaceContext<'novel'> = {
  about:
    'What opens on demand in the novel viewer: how the text is set, search, notes, reading aloud.',
  phrases: {
    fontBook: { note: 'A choice of four in a row: the typefaces that the book brings.', most: 18 },
    marginNarrow: { note: 'A choice of three in a row.', most: 14 },
    marginNormal: { note: 'A choice of three in a row.', most: 14 },
    marginWide: { note: 'A choice of three in a row.', most: 14 },
    alignBook: {
      note: 'A choice of three in a row: as whoever made the book wanted it.',
      most: 18,
    },
    alignStart: { note: 'A choice of three in a row: lines end where their words do.', most: 18 },
    alignJustify: { note: 'A choice of three in a row: all lines end at one edge.', most: 18 },
    hyphens: { note: 'A switch: words are divided at the ends of lines.', most: 40 },
    ruby: { note: 'A switch: small letters beside others say how they are read.', most: 40 },
    writingBook: { note: 'A choice of two in a row: lines run from top to bottom.', most: 20 },
    writingAcross: { note: 'A choice of two in a row: lines run across.', most: 20 },
    search: { note: 'Name of a panel with a field, in which words of the text are looked for.' },
    searchNext: { note: 'A button.', most: 30 },
    searchHit: { note: 'Shown and spoken; result {{hit}} of {{total}}.' },
    searchMost: { note: 'Below a list of the first {{total}} results.' },
    note: { note: 'Name of a small panel: a footnote or an endnote of the book.' },
    noteGo: { note: 'A button: to where the note stands in the book.', most: 30 },
    picture: { note: 'Spoken; name of a panel with one picture of the book.' },
    enlarge: { note: 'Spoken; a button, of a picture that lies on the whole screen.' },
    textSize: { note: 'In the list of keys, beside + and −.' },
    textSizeReset: { note: 'In the list of keys, beside 0.' },
    speechStart: { note: 'A button: the text is read aloud from what is on screen.', most: 30 },
    speechStop: { note: 'A button: it is no longer read aloud.', most: 40 },
    speechRate: { note: 'How fast it is read aloud, above a row of choices.', most: 24 },
    speechRateOf: {
      note: 'A choice of five in a row: {{rate}} times the usual, as 1.25.',
      most: 10,
    },
    speechVoice: { note: 'Label of a list of voices that read aloud.', most: 24 },
    leave: { note: 'Title of a question; the address follows.' },
    leaveText: { note: 'Before an address.' },
    leaveOpen: { note: 'A button: yes, open the address.', most: 16 },
  },
};
