import type { NamespaceContext } from './namespace-context.ts';

export const accessibility: NamespaceContext<'accessibility'> = {
  about:
    'What the publisher of a book states of its accessibility, on the page of a title: headings with short statements, as in the W3C’s Accessibility Metadata Display Guide.',
  phrases: {
    ways: { note: 'Heads what can be said of text size, read aloud and braille.' },
    conformance: { note: 'Heads which standard of accessibility the book meets.' },
    richContent: { note: 'Heads what is said of formulas, pictures, sound and film.' },
    hazards: { note: 'Heads what may harm a reader: flashing, motion, sounds.' },
    summary: { note: 'Heads what the publisher says in its own words.' },
    claims: {
      note: '{{standard}} is such as “EPUB Accessibility 1.1, WCAG 2.2”; {{level}} is A, AA or AAA.',
    },
    certifiedBy: { note: '{{name}} is who checked that the book meets the standard.' },
    credential: { note: '{{credential}} is by what right they certify.' },
    nonvisualReadable: {
      note: 'All of it can be heard from a voice, or felt on a braille display.',
    },
    closedCaptions: { note: 'Captions that can be switched off.' },
    openCaptions: { note: 'Captions that are part of the picture.' },
    motion: { note: 'Motion that may make a reader dizzy.' },
    rubyFull: { note: 'Small readings stand beside all characters, as in Japanese.' },
    speechHints: { note: 'The book tells a voice how to pronounce words.' },
  },
};
