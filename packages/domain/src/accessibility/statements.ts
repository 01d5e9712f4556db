import type { Accessibility } from '@hanji/contract/entities/content.ts';

/**
 * What can be said of a book's accessibility, by heading and in the order of the W3C's display guide
 * 2.0 (https://www.w3.org/publishing/a11y/). Each word is the key of a phrase.
 */
export const accessibilityStatements = {
  ways: [
    'appearanceModifiable',
    'appearanceUnknown',
    'nonvisualReadable',
    'nonvisualNotFully',
    'nonvisualNotReadable',
    'nonvisualUnknown',
    'altText',
    'audioOnly',
    'audioClips',
  ],
  conformance: ['exceedsStandards', 'meetsStandards', 'meetsMinimum', 'conformanceUnknown'],
  navigation: ['contents', 'index', 'headings'],
  richContent: [
    'mathAsMathml',
    'mathAsLatex',
    'mathDescribed',
    'extendedDescriptions',
    'closedCaptions',
    'openCaptions',
    'transcript',
  ],
  hazards: [
    'hazardsNone',
    'hazardsUnknown',
    'flashing',
    'flashingNone',
    'flashingUnknown',
    'motion',
    'motionNone',
    'motionUnknown',
    'sound',
    'soundNone',
    'soundUnknown',
  ],
  additional: [
    'audioDescriptions',
    'signLanguage',
    'rubyFull',
    'rubySome',
    'speechHints',
    'highContrast',
    'largePrint',
  ],
} as const;

export type AccessibilityHeading = keyof typeof accessibilityStatements;
export type AccessibilityStatement = (typeof accessibilityStatements)[AccessibilityHeading][number];

/** A heading with what is said under it, which is something. */
export type AccessibilitySection = {
  readonly heading: AccessibilityHeading;
  readonly statements: readonly AccessibilityStatement[];
};

export type Declared = Pick<
  Accessibility,
  'modes' | 'sufficient' | 'features' | 'hazards' | 'conformance'
>;
