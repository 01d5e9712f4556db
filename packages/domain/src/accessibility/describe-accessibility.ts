import type { AccessMode } from '@hanji/contract/accessibility.ts';
import type { AccessibilitySection, AccessibilityStatement, Declared } from './statements.ts';

type Feature = Declared['features'][number];
type Hazard = Declared['hazards'][number];

const levels = { A: 'meetsMinimum', AA: 'meetsStandards', AAA: 'exceedsStandards' } as const;

function isOnly(modes: readonly AccessMode[], mode: AccessMode): boolean {
  return modes.length > 0 && modes.every((each) => each === mode);
}

/** Statements of features that are declared, in this order. */
function ofFeatures(
  { features }: Declared,
  declared: readonly (readonly [Feature, AccessibilityStatement])[],
): AccessibilityStatement[] {
  return declared.flatMap(([feature, statement]) =>
    features.includes(feature) ? [statement] : [],
  );
}

/** What a voice or fingers can read; what is heard is said by itself (guide, "Nonvisual reading"). */
function nonvisual({ modes, sufficient, features }: Declared): AccessibilityStatement {
  const alternatives = [
    'longDescription',
    'alternativeText',
    'describedMath',
    'transcript',
  ] as const;
  if (sufficient.some((set) => isOnly(set, 'textual'))) return 'nonvisualReadable';
  const hasText = modes.includes('textual') || sufficient.some((set) => set.includes('textual'));
  if (hasText || alternatives.some((feature) => features.includes(feature))) {
    return 'nonvisualNotFully';
  }
  if (isOnly(modes, 'visual') || isOnly(modes, 'auditory')) return 'nonvisualNotReadable';
  return 'nonvisualUnknown';
}

/** No information about sound is left unsaid: hardly any book has some. */
function audio({ modes, sufficient }: Declared): AccessibilityStatement[] {
  const others = sufficient.filter((set) => !isOnly(set, 'auditory'));
  if (sufficient.length > 0 && others.length === 0) return ['audioOnly'];
  return modes.includes('auditory') ? ['audioClips'] : [];
}

function ways(declared: Declared): AccessibilityStatement[] {
  const { features } = declared;
  const images = (['alternativeText', 'longDescription'] as const).some((feature) =>
    features.includes(feature),
  );
  return [
    features.includes('displayTransformability') ? 'appearanceModifiable' : 'appearanceUnknown',
    nonvisual(declared),
    ...(images ? (['altText'] as const) : []),
    ...audio(declared),
  ];
}

/** A hazard that is there, that is not, or of which it is not known; nothing where none is said. */
const hazardWords = [
  ['flashing', 'flashing', 'noFlashingHazard', 'unknownFlashingHazard'],
  ['motion', 'motionSimulation', 'noMotionSimulationHazard', 'unknownMotionSimulationHazard'],
  ['sound', 'sound', 'noSoundHazard', 'unknownSoundHazard'],
] as const;

function hazards({ hazards: declared }: Declared): AccessibilityStatement[] {
  const has = (hazard: Hazard): boolean => declared.includes(hazard);
  const some = hazardWords.some(([, there]) => has(there));
  // What is there is said whatever else is: a contradiction never hides a warning.
  if (!some && (has('none') || hazardWords.every(([, , none]) => has(none))))
    return ['hazardsNone'];
  const single = hazardWords.flatMap(([name, there, none, unknown]): AccessibilityStatement[] => {
    if (has(there)) return [name];
    if (has(none)) return [`${name}None`];
    return has(unknown) ? [`${name}Unknown`] : [];
  });
  const isUnknown = hazardWords.every(([, , , unknown]) => has(unknown));
  if (isUnknown && !some) return ['hazardsUnknown'];
  return single.length === 0 && has('unknown') ? ['hazardsUnknown'] : single;
}

/**
 * What is said of a book that declares something of its accessibility, by the W3C's display guide.
 * Ways of reading and conformance are always spoken of, the others where there is something.
 */
export function describeAccessibility(declared: Declared): readonly AccessibilitySection[] {
  const { conformance } = declared;
  const sections: readonly AccessibilitySection[] = [
    { heading: 'ways', statements: ways(declared) },
    {
      heading: 'conformance',
      statements: [conformance === null ? 'conformanceUnknown' : levels[conformance.level]],
    },
    {
      heading: 'navigation',
      statements: ofFeatures(declared, [
        ['tableOfContents', 'contents'],
        ['index', 'index'],
        ['structuralNavigation', 'headings'],
      ]),
    },
    {
      heading: 'richContent',
      statements: ofFeatures(declared, [
        ['MathML', 'mathAsMathml'],
        ['latex', 'mathAsLatex'],
        ['describedMath', 'mathDescribed'],
        ['longDescription', 'extendedDescriptions'],
        ['closedCaptions', 'closedCaptions'],
        ['openCaptions', 'openCaptions'],
        ['transcript', 'transcript'],
      ]),
    },
    { heading: 'hazards', statements: hazards(declared) },
    {
      heading: 'additional',
      statements: ofFeatures(declared, [
        ['audioDescription', 'audioDescriptions'],
        ['signLanguage', 'signLanguage'],
        ['fullRubyAnnotations', 'rubyFull'],
        ['rubyAnnotations', 'rubySome'],
        ['ttsMarkup', 'speechHints'],
        ['highContrastDisplay', 'highContrast'],
        ['largePrint', 'largePrint'],
      ]),
    },
  ];
  return sections.filter(({ statements }) => statements.length > 0);
}
