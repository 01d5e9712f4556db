import { withoutForbidden } from '#ingest/xml/forbidden.ts';
import { isKeptAttribute, isPlainName, prefixed, splitName } from '#ingest/xml/names.ts';
import { namespaces, opsNamespace } from '#ingest/xml/namespaces.ts';

export type Attributes = readonly (readonly [name: string, value: string])[];

/** What prefixes stand for, as the text says. */
export type Prefixes = ReadonlyMap<string, string>;

function inSmallLetters(names: string): ReadonlyMap<string, string> {
  return new Map(names.split(/\s+/).map((name) => [name.toLowerCase(), name]));
}

/** Names of drawings that are not written in small letters, as those of HTML all are (HTML, 13.2.6.5). */
const drawn = inSmallLetters(`altGlyph clipPath feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef
  linearGradient radialGradient textPath`);

/** The same of their attributes, and of the one that formulas have. */
const adjusted = inSmallLetters(`attributeName attributeType baseFrequency baseProfile calcMode
  clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits
  kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle
  markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions
  requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation
  stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget
  xChannelSelector yChannelSelector zoomAndPan definitionURL`);

const prefixOf = new Map([...prefixed].map(([prefix, namespace]) => [namespace, prefix]));

/** What is said in several ways, see `chooseCases`. */
const cases = new Set(['switch', 'case', 'default']);
const vocabularies: ReadonlySet<string> = new Set(Object.values(namespaces));

/** What prefixes stand for in an element that may declare some. */
export function prefixesIn(
  attributes: Readonly<Record<string, string>>,
  around: Prefixes,
): Prefixes {
  const own = Object.entries(attributes).flatMap(([name, value]) => {
    const { prefix, local } = splitName(name.toLowerCase());
    return prefix === 'xmlns' ? [[local, value.trim()] as const] : [];
  });
  return own.length === 0 ? around : new Map([...around, ...own]);
}

function attributeName(written: string, namespace: string, prefixes: Prefixes): string {
  const name = written.toLowerCase();
  const { prefix, local } = splitName(name);
  if (prefix === '') return namespace === namespaces.html ? name : (adjusted.get(name) ?? name);
  const known = prefixOf.get(prefixes.get(prefix) ?? '');
  return known === undefined ? name : `${known}:${local}`;
}

/** The attributes of an element that can be kept, the first of each name, as browsers read them. */
export function keptAttributes(
  attributes: Readonly<Record<string, string>>,
  namespace: string,
  prefixes: Prefixes,
): Attributes {
  const kept = new Map<string, string>();
  for (const [written, value] of Object.entries(attributes)) {
    const name = attributeName(written, namespace, prefixes);
    if (isKeptAttribute(name) && !kept.has(name)) kept.set(name, withoutForbidden(value));
  }
  return [...kept];
}

export type Named = { readonly tag: string; readonly namespace: string };

/** What an element becomes within one of a name space; one of a name that there is not keeps its words. */
export function namedElement(name: string, inside: string, prefixes: Prefixes): Named {
  const { prefix, local } = splitName(name);
  const declared = prefix === '' ? undefined : prefixes.get(prefix);
  const isOps = declared === opsNamespace || (declared === undefined && prefix === 'epub');
  if (isOps && cases.has(local)) return { tag: `epub:${local}`, namespace: opsNamespace };
  if (declared !== undefined && vocabularies.has(declared) && isPlainName(local)) {
    const isDrawn = declared === namespaces.svg;
    return { tag: isDrawn ? (drawn.get(local) ?? local) : local, namespace: declared };
  }
  if (local === 'svg' || local === 'math') return { tag: local, namespace: namespaces[local] };
  const isKnown = prefix === '' || prefix === 'svg' || prefix === 'm' || prefix === 'html';
  if (!isKnown || !isPlainName(local)) return { tag: 'x-x', namespace: namespaces.html };
  const isDrawn = inside === namespaces.svg;
  return { tag: isDrawn ? (drawn.get(local) ?? local) : local, namespace: inside };
}
