/**
 * What a book may declare of its accessibility, in the words of schema.org as EPUB Accessibility 1.1
 * names them: those that the W3C's display guide has something to say about. Free of Zod.
 */

export const accessModes = ['textual', 'visual', 'auditory', 'tactile'] as const;
export type AccessMode = (typeof accessModes)[number];

export const accessibilityFeatures = [
  'displayTransformability',
  'alternativeText',
  'longDescription',
  'describedMath',
  'transcript',
  'closedCaptions',
  'openCaptions',
  'audioDescription',
  'signLanguage',
  'tableOfContents',
  'index',
  'structuralNavigation',
  'MathML',
  'latex',
  'rubyAnnotations',
  'fullRubyAnnotations',
  'ttsMarkup',
  'highContrastDisplay',
  'largePrint',
] as const;

export const accessibilityHazards = [
  'none',
  'unknown',
  'flashing',
  'noFlashingHazard',
  'unknownFlashingHazard',
  'motionSimulation',
  'noMotionSimulationHazard',
  'unknownMotionSimulationHazard',
  'sound',
  'noSoundHazard',
  'unknownSoundHazard',
] as const;

/** Of the Web Content Accessibility Guidelines. */
export const wcagLevels = ['A', 'AA', 'AAA'] as const;
