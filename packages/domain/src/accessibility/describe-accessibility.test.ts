import {
  accessibilityFeatures,
  accessibilityHazards,
  accessModes,
} from '@hanji/contract/accessibility.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeAccessibility } from './describe-accessibility.ts';
import { accessibilityStatements, type AccessibilityHeading, type Declared } from './statements.ts';

const silent: Declared = {
  modes: [],
  sufficient: [],
  features: [],
  hazards: [],
  conformance: null,
};

function said(heading: AccessibilityHeading, declared: Partial<Declared>): readonly string[] {
  const sections = describeAccessibility({ ...silent, ...declared });
  return sections.find((section) => section.heading === heading)?.statements ?? [];
}

it.each<[string, Partial<Declared>]>([
  ['nonvisualReadable', { sufficient: [['textual', 'visual'], ['textual']], modes: ['visual'] }],
  ['nonvisualNotFully', { sufficient: [['textual', 'visual']] }],
  ['nonvisualNotFully', { modes: ['textual', 'visual'] }],
  ['nonvisualNotFully', { modes: ['visual'], features: ['alternativeText'] }],
  ['nonvisualNotReadable', { modes: ['visual'], sufficient: [['visual']] }],
  ['nonvisualNotReadable', { modes: ['auditory'] }],
  ['nonvisualUnknown', { modes: ['visual', 'auditory'] }],
  ['nonvisualUnknown', {}],
])('says %s of %j', (statement, declared) => {
  const all = said('ways', declared).filter((each) => each.startsWith('nonvisual'));
  expect(all).toEqual([statement]);
});

it('says what is heard only where something is', () => {
  expect(said('ways', { sufficient: [['auditory']], modes: ['auditory'] })).toContain('audioOnly');
  const both = said('ways', { sufficient: [['auditory'], ['textual']], modes: ['auditory'] });
  expect(both).toContain('audioClips');
  expect(both).not.toContain('audioOnly');
  expect(said('ways', { modes: ['textual'] }).join()).not.toContain('audio');
});

it.each<[Declared['hazards'], readonly string[]]>([
  [[], []],
  [['none'], ['hazardsNone']],
  [['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'], ['hazardsNone']],
  [['unknown'], ['hazardsUnknown']],
  [
    ['unknownFlashingHazard', 'unknownMotionSimulationHazard', 'unknownSoundHazard'],
    ['hazardsUnknown'],
  ],
  [
    ['flashing', 'noMotionSimulationHazard', 'unknownSoundHazard'],
    ['flashing', 'motionNone', 'soundUnknown'],
  ],
  [['none', 'flashing'], ['flashing']],
  [['noFlashingHazard', 'flashing'], ['flashing']],
  [['unknown', 'sound'], ['sound']],
])('of hazards %j says %j', (hazards, statements) => {
  expect(said('hazards', { hazards })).toEqual(statements);
});

it.each([
  ['A', 'meetsMinimum'],
  ['AA', 'meetsStandards'],
  ['AAA', 'exceedsStandards'],
] as const)('of level %s says %s', (level, statement) => {
  const conformance = { epub: '1.1', wcag: '2.2', level };
  expect(said('conformance', { conformance })).toEqual([statement]);
});

it('speaks of ways of reading and of conformance in any case, and of nothing else unasked', () => {
  expect(describeAccessibility(silent)).toEqual([
    { heading: 'ways', statements: ['appearanceUnknown', 'nonvisualUnknown'] },
    { heading: 'conformance', statements: ['conformanceUnknown'] },
  ]);
});

it('says each thing under its heading, once, and can say all', () => {
  const met = new Set<string>();
  const declared = fc.record({
    modes: fc.subarray([...accessModes]),
    sufficient: fc.array(fc.subarray([...accessModes], { minLength: 1 }), { maxLength: 3 }),
    features: fc.subarray([...accessibilityFeatures]),
    hazards: fc.subarray([...accessibilityHazards], { maxLength: 4 }),
    conformance: fc.constantFrom(
      null,
      ...(['A', 'AA', 'AAA'] as const).map((level) => ({ epub: null, wcag: null, level })),
    ),
  });
  fc.assert(
    fc.property(declared, (book) => {
      for (const { heading, statements } of describeAccessibility(book)) {
        const known: readonly string[] = accessibilityStatements[heading];
        expect(statements.every((statement) => known.includes(statement))).toBe(true);
        expect(new Set(statements).size).toBe(statements.length);
        for (const statement of statements) met.add(statement);
      }
    }),
    { seed: 1, numRuns: 600 },
  );
  expect([...met].toSorted()).toEqual(Object.values(accessibilityStatements).flat().toSorted());
});
