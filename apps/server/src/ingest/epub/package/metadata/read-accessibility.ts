import type { Element } from '@xmldom/xmldom';
import {
  accessibilityFeatures,
  accessibilityHazards,
  accessModes,
  wcagLevels,
  type AccessMode,
} from '@hanji/contract/accessibility.ts';
import type { Accessibility } from '@hanji/contract/entities/content.ts';
import { cleanLine, cleanProse } from '#ingest/facts/clean-text.ts';
import { attribute, elementsNamed } from '#ingest/xml/elements.ts';
import type { Metas } from './read-metas.ts';

/** What older books and other tools say for the same. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    captions: 'closedCaptions',
    noflashing: 'noFlashingHazard',
    nomotionsimulation: 'noMotionSimulationHazard',
    nosound: 'noSoundHazard',
    'displaytransformability/resizetext': 'displayTransformability',
    'mathml-chemistry': 'MathML',
    chemml: 'MathML',
    'latex-chemistry': 'latex',
  }),
);

/** Those of the words that are known, whatever their case, once each and in the order of `known`. */
function knownOf<Word extends string>(known: readonly Word[], given: readonly string[]): Word[] {
  const words = new Set(
    given.map((word) => {
      const plain = word.trim().toLowerCase();
      return (synonyms.get(plain) ?? plain).toLowerCase();
    }),
  );
  return known.filter((word) => words.has(word.toLowerCase()));
}

/** `chartOnVisual` and its like are all seen. */
function modesOf(given: readonly string[]): AccessMode[] {
  return knownOf(
    accessModes,
    given.map((mode) => mode.trim().replace(/^\w+OnVisual$|^colorDependent$/i, 'visual')),
  );
}

/** Of the addresses of EPUB Accessibility 1.0 and the sentences of 1.1. */
function conformanceOf(claim: string): Accessibility['conformance'] {
  const old = /epub\/a11y\/accessibility-\d+(?:\.html)?#wcag-(a{1,3})$/i.exec(claim.trim());
  const words =
    /epub[\s-]+accessibility\s+(\d\.\d).{0,40}wcag\s+(\d\.\d).{0,20}level\s+(a{1,3})\b/is;
  const [, epub = '1.0', wcag, named] = words.exec(claim.slice(0, 300)) ?? [];
  const level = wcagLevels.find((known) => known === (old?.[1] ?? named)?.toUpperCase());
  if (level === undefined) return null;
  return { epub: old === null ? epub : '1.0', wcag: old === null ? (wcag ?? null) : null, level };
}

function linked(metadata: Element, rel: string): string[] {
  return elementsNamed(metadata, 'link')
    .filter((link) => attribute(link, 'rel').split(/\s+/).includes(rel))
    .map((link) => attribute(link, 'href'));
}

function sufficientOf(given: readonly string[]): AccessMode[][] {
  const sets = given.map((set) => modesOf(set.split(/[\s,]+/))).filter((set) => set.length > 0);
  const unique = new Map(sets.map((set): [string, AccessMode[]] => [set.join(), set]));
  return [...unique.values()].slice(0, 16);
}

/** What a book declares of its accessibility; null where it declares nothing that is known. */
export function readAccessibility(metadata: Element, metas: Metas): Accessibility | null {
  const valuesOf = (name: string): readonly string[] => metas.all(`schema:${name}`);
  const claims = [...metas.all('dcterms:conformsTo'), ...linked(metadata, 'dcterms:conformsTo')];
  const [certifier] = metas.elements('a11y:certifiedBy');
  const declared: Accessibility = {
    modes: modesOf(valuesOf('accessMode')),
    sufficient: sufficientOf(valuesOf('accessModeSufficient')),
    features: knownOf(accessibilityFeatures, valuesOf('accessibilityFeature')),
    hazards: knownOf(accessibilityHazards, valuesOf('accessibilityHazard')),
    conformance:
      claims.map((claim) => conformanceOf(claim)).find((found) => found !== null) ?? null,
    certifier: cleanLine(metas.one('a11y:certifiedBy')),
    credential: cleanLine(
      certifier === undefined
        ? ''
        : metas.refined(attribute(certifier, 'id'), 'a11y:certifierCredential'),
    ),
    summary: cleanProse(metas.one('schema:accessibilitySummary'), 2000),
  };
  const { conformance, ...rest } = declared;
  const isSilent = conformance === null && Object.values(rest).every(({ length }) => length === 0);
  return isSilent ? null : declared;
}
