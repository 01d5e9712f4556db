import type { Document, Element } from '@xmldom/xmldom';
import { allElements, attribute } from '../../../xml/elements.ts';
import { ownText } from '../../../xml/own-text.ts';
import type { DocumentFacts } from '../survey-document.ts';
import { unclearVisual } from '../comic-views.ts';
import { backgroundOf, type BackgroundRule } from './background-rules.ts';
import type { SheetReader } from './read-sheets.ts';
import { pseudoElementOf, SelectorReader, weightOf } from '../../style/selects.ts';

/** Elements and rules of a page that shows pictures in this way; each is held against each. */
const most = { elements: 500, rules: 2000, budget: 2_000_000 } as const;

/** Elements that may name what is behind them by an attribute (HTML, obsolete features). */
const painted = /^(?:body|table|thead|tbody|tfoot|tr|td|th)$/i;

type Weighed = BackgroundRule & { readonly weight: number; readonly pseudo: string };
type Found = { readonly hrefs: readonly string[]; readonly unclear: boolean };

const important = 1e9;

function weighed(rule: BackgroundRule): Weighed {
  const weight = weightOf(rule.selector) + (rule.important ? important : 0);
  return { ...rule, weight, pseudo: pseudoElementOf(rule.selector) };
}

function ownOf(element: Element): Omit<Weighed, 'selector'>[] {
  return backgroundOf(attribute(element, 'style')).map((shown) => ({
    ...shown,
    sure: true,
    pseudo: '',
    weight: (shown.important ? important : 0) + important / 2,
  }));
}

/**
 * What the strongest rules have an element show, the later one of equals, each of its properties and
 * pseudo-elements by itself. What cannot be told to select it does not.
 */
function shownBy(element: Element, rules: readonly Weighed[], reader: SelectorReader): Found {
  const strongest = new Map<string, Omit<Weighed, 'selector'>>();
  let unclear = false;
  const take = (own: Omit<Weighed, 'selector'>): void => {
    const key = `${own.property}:${own.pseudo}`;
    if (own.weight >= (strongest.get(key)?.weight ?? 0)) strongest.set(key, own);
  };
  for (const rule of rules) {
    const answer = reader.selects(rule.selector, element);
    if (answer === true && rule.sure) take(rule);
    else if (answer !== false && (rule.unclear || rule.hrefs.length > 0)) unclear = true;
  }
  for (const own of ownOf(element)) take(own);
  const attributed = painted.test(element.localName ?? '') ? attribute(element, 'background') : '';
  const hrefs = strongest.has('background:') ? [] : [attributed];
  for (const own of strongest.values()) {
    hrefs.push(...own.hrefs);
    unclear ||= own.unclear;
  }
  return { hrefs, unclear };
}

/** Numbers and signs of a page, which make it no page of text. */
export function isPageNumber(text: string): boolean {
  return /^\P{L}{0,12}$/u.test(text.replaceAll(/\s+/g, ''));
}

/**
 * What is true of a page that shows nothing but what its styles have it show, be they its own or
 * those of sheets that it links: that is looked at. Where it is not understood, it is known that
 * there is something.
 */
export async function withBackdrop(
  facts: DocumentFacts,
  document: Document,
  { path, sheets }: { readonly path: string; readonly sheets: SheetReader },
): Promise<DocumentFacts> {
  const { rules, cut } = await sheets.rulesFor(document, path);
  const own = rules.slice(0, most.rules).map(weighed);
  const elements = allElements(document).slice(0, most.elements);
  const reader = new SelectorReader({ budget: most.budget, cut: false });
  const found = elements.map((element) => shownBy(element, own, reader));
  const hrefs = new Set(found.flatMap((one) => one.hrefs).filter((href) => href !== ''));
  const visuals = [...hrefs].map((href) => ({ element: 'img', href: ownText(href), text: '' }));
  const isUnclear = cut || rules.length > most.rules || found.some(({ unclear }) => unclear);
  if (visuals.length === 0 && isUnclear) {
    return { ...facts, end: { ...facts.end, shown: 1 }, visuals: [unclearVisual] };
  }
  const end = { ...facts.end, shown: visuals.length, pictures: visuals.length };
  return { ...facts, end, visuals };
}
