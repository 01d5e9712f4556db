import type { Element } from '@xmldom/xmldom';
import type { CssNode, Nth, PseudoClassSelector, SelectorList } from 'css-tree';
import { attribute } from '../../xml/elements.ts';
import { opposite, type Answer } from './answers.ts';
import { ancestorsOf, type Ranks } from './siblings.ts';

type PseudoContext = {
  readonly ranks: Ranks;
  /** More stood behind what there is: what depends on that cannot be told. */
  readonly cut: boolean;
  readonly selectsAny: (selectors: SelectorList, element: Element) => Answer;
};

/** What a reader does with a page makes these true for a while; at rest they are not. */
const passing = new Set(['hover', 'active', 'focus', 'focus-within', 'focus-visible', 'target']);

/** `an+b` (CSS Syntax 3), null where it is something else. */
function stepsOf({ nth }: Nth): { readonly a: number; readonly b: number } | null {
  if (nth.type === 'Identifier') {
    const name = nth.name.toLowerCase();
    if (name === 'odd') return { a: 2, b: 1 };
    return name === 'even' ? { a: 2, b: 0 } : null;
  }
  const a = nth.a === null ? 0 : Number(nth.a);
  const b = nth.b === null ? 0 : Number(nth.b);
  return Number.isInteger(a) && Number.isInteger(b) ? { a, b } : null;
}

function isNth(argument: CssNode | null | undefined, at: number): Answer {
  if (argument?.type !== 'Nth' || argument.selector !== null) return null;
  const steps = stepsOf(argument);
  if (steps === null) return null;
  const { a, b } = steps;
  return a === 0 ? at === b : (at - b) % a === 0 && (at - b) / a >= 0;
}

function isLanguage(argument: CssNode | null | undefined, element: Element): Answer {
  const wanted =
    argument?.type === 'Identifier'
      ? argument.name
      : argument?.type === 'String'
        ? argument.value
        : null;
  if (wanted === null) return null;
  for (const at of [element, ...ancestorsOf(element)]) {
    const own = attribute(at, 'lang').toLowerCase();
    if (own !== '') return `${own}-`.startsWith(`${wanted.toLowerCase()}-`);
  }
  return false;
}

/** Whether a pseudo-class is true of an element; null for one that is not known here. */
export function isOfPseudoClass(
  { name, children }: PseudoClassSelector,
  element: Element,
  { ranks, cut, selectsAny }: PseudoContext,
): Answer {
  const argument = children?.first;
  const plain = name.toLowerCase();
  const rank = () => ranks.of(element);
  const behind = (answer: () => Answer): Answer => (cut ? null : answer());
  if (passing.has(plain)) return false;
  switch (plain) {
    case 'is':
    case 'where':
    case 'matches':
    case 'not': {
      if (argument?.type !== 'SelectorList') return null;
      const found = selectsAny(argument, element);
      return plain === 'not' ? opposite(found) : found;
    }
    case 'root':
      return element === element.ownerDocument?.documentElement;
    case 'link':
    case 'any-link':
    case 'visited':
      return element.localName?.toLowerCase() === 'a' && attribute(element, 'href') !== '';
    case 'lang':
      return isLanguage(argument, element);
    case 'first-child':
      return rank().at === 1;
    case 'first-of-type':
      return rank().typeAt === 1;
    case 'nth-child':
      return isNth(argument, rank().at);
    case 'nth-of-type':
      return isNth(argument, rank().typeAt);
    case 'last-child':
      return behind(() => rank().at === rank().of);
    case 'last-of-type':
      return behind(() => rank().typeAt === rank().ofType);
    case 'only-child':
      return behind(() => rank().of === 1);
    case 'only-of-type':
      return behind(() => rank().ofType === 1);
    case 'nth-last-child':
      return behind(() => isNth(argument, rank().of - rank().at + 1));
    case 'nth-last-of-type':
      return behind(() => isNth(argument, rank().ofType - rank().typeAt + 1));
    case 'empty':
      return behind(() => element.firstChild === null);
    default:
      return null;
  }
}
