import type { Element } from '@xmldom/xmldom';
import type { AttributeSelector, CssNode, Selector, SelectorList } from 'css-tree';
import { attribute } from '../../xml/elements.ts';
import { every, some, type Answer } from './answers.ts';
import { isOfPseudoClass } from './pseudo-class.ts';
import { ancestorsOf, parentOf, Ranks, siblingsBefore } from './siblings.ts';

/** A selector within selectors of more than this depth is not looked at. */
const deepest = 16;

/** Pseudo-elements of CSS 2, which may be written as if they were classes. */
const oldElements = new Set(['before', 'after', 'first-line', 'first-letter']);

/** Which pseudo-element a selector ends in, empty for the element itself. */
export function pseudoElementOf({ children }: Selector): string {
  for (const part of children) {
    if (part.type === 'PseudoElementSelector') return part.name.toLowerCase();
    if (part.type === 'PseudoClassSelector' && oldElements.has(part.name.toLowerCase())) {
      return part.name.toLowerCase();
    }
  }
  return '';
}

function isOfAttribute({ name, matcher, value, flags }: AttributeSelector, element: Element) {
  const local = name.name.slice(name.name.lastIndexOf('|') + 1);
  const own = [...element.attributes].find((one) => one.name === local || one.localName === local);
  if (own === undefined) return false;
  if (matcher === null || value === null) return true;
  const fold = (text: string) => (flags?.toLowerCase() === 'i' ? text.toLowerCase() : text);
  const wanted = fold(value.type === 'String' ? value.value : value.name);
  const actual = fold(own.value);
  if (matcher === '=') return actual === wanted;
  if (matcher === '|=') return actual === wanted || actual.startsWith(`${wanted}-`);
  if (wanted === '') return false;
  if (matcher === '~=') return actual.split(/\s+/).includes(wanted);
  if (matcher === '^=') return actual.startsWith(wanted);
  if (matcher === '$=') return actual.endsWith(wanted);
  return matcher === '*=' ? actual.includes(wanted) : null;
}

type Step = { readonly parts: readonly CssNode[]; readonly combinator: string };

/** A selector from its end: each with what joins it to the one behind. */
function stepsOf({ children }: Selector): Step[] {
  const steps: { parts: CssNode[]; combinator: string }[] = [{ parts: [], combinator: '' }];
  for (const part of children.toArray().toReversed()) {
    if (part.type === 'Combinator') steps.push({ parts: [], combinator: part.name });
    else steps.at(-1)?.parts.push(part);
  }
  return steps;
}

/**
 * Holds selectors against elements (Selectors 4), at most `budget` parts against elements in all, so
 * that no sheet takes long: what is not known here, or is beyond that, cannot be told. `cut` where
 * more stood behind what there is of the documents.
 */
export class SelectorReader {
  readonly #ranks = new Ranks();
  readonly #cut: boolean;
  #budget: number;
  #depth = 0;

  constructor({ budget, cut }: { readonly budget: number; readonly cut: boolean }) {
    this.#budget = budget;
    this.#cut = cut;
  }

  /** Whether a selector selects an element, or something that belongs to it. */
  selects(selector: Selector, element: Element): Answer {
    if (this.#depth > deepest) return null;
    this.#depth += 1;
    try {
      return this.#reaches(stepsOf(selector), 0, element);
    } finally {
      this.#depth -= 1;
    }
  }

  #selectsAny(selectors: SelectorList, element: Element): Answer {
    return some(selectors.children.toArray(), (selector) =>
      selector.type === 'Selector' ? this.selects(selector, element) : null,
    );
  }

  #reaches(steps: readonly Step[], index: number, element: Element): Answer {
    const step = steps[index];
    if (step === undefined) return true;
    const own = every(step.parts, (part) => this.#isOf(part, element));
    const next = steps[index + 1];
    if (own === false || next === undefined) return own;
    const before = this.#leadsOn(steps, index + 1, element);
    return before === true ? own : before;
  }

  #leadsOn(steps: readonly Step[], index: number, element: Element): Answer {
    const reach = (one: Element) => this.#reaches(steps, index, one);
    const nearest = (one: Element | null) => (one === null ? false : reach(one));
    const combinator = steps[index]?.combinator;
    if (combinator === ' ') return some(ancestorsOf(element), reach);
    if (combinator === '>') return nearest(parentOf(element));
    if (combinator === '+') return nearest(siblingsBefore(element).next().value ?? null);
    return combinator === '~' ? some(siblingsBefore(element), reach) : null;
  }

  #isOf(part: CssNode, element: Element): Answer {
    this.#budget -= 1;
    if (this.#budget < 0) return null;
    if (part.type === 'TypeSelector') {
      const name = part.name.slice(part.name.lastIndexOf('|') + 1).toLowerCase();
      return name === '*' || name === element.localName?.toLowerCase();
    }
    if (part.type === 'IdSelector') return attribute(element, 'id') === part.name;
    if (part.type === 'ClassSelector') {
      return attribute(element, 'class').split(/\s+/).includes(part.name);
    }
    if (part.type === 'AttributeSelector') return isOfAttribute(part, element);
    if (part.type === 'PseudoElementSelector') return true;
    if (part.type !== 'PseudoClassSelector') return null;
    if (oldElements.has(part.name.toLowerCase())) return true;
    return isOfPseudoClass(part, element, {
      ranks: this.#ranks,
      cut: this.#cut,
      selectsAny: (selectors, one) => this.#selectsAny(selectors, one),
    });
  }
}

/** How much a selector outweighs others: ids, then classes, then names (CSS Selectors, specificity). */
export function weightOf({ children }: Selector): number {
  return children.toArray().reduce((sum, part) => {
    if (part.type === 'IdSelector') return sum + 1_000_000;
    if (part.type === 'TypeSelector') return sum + (part.name === '*' ? 0 : 1);
    if (part.type === 'PseudoElementSelector') return sum + 1;
    if (part.type === 'Combinator') return sum;
    if (part.type !== 'PseudoClassSelector') return sum + 1000;
    const name = part.name.toLowerCase();
    const [argument] = part.children?.toArray() ?? [];
    if (name === 'where') return sum;
    if (argument?.type !== 'SelectorList') return sum + (oldElements.has(name) ? 1 : 1000);
    const weights = argument.children
      .toArray()
      .map((own) => (own.type === 'Selector' ? weightOf(own) : 0));
    return sum + Math.max(0, ...weights);
  }, 0);
}
