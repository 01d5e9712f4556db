import type { Document, Element } from '@xmldom/xmldom';
import {
  generate,
  parse,
  walk,
  type CssNode,
  type List,
  type ListItem,
  type Selector,
} from 'css-tree';
import { attribute, allElements } from '../../xml/elements.ts';
import { SelectorReader } from '../style/selects.ts';

/** Parts of selectors that are held against elements of one preview: a second or two. */
const budget = 10_000_000;

/** The elements that rules of style sheets may find, by what such a rule calls them. */
export type UsedElements = {
  readonly all: readonly Element[];
  /** By `.class`, `#id` and name. */
  readonly named: ReadonlyMap<string, readonly Element[]>;
  readonly reader: SelectorReader;
};

/** Gathers the elements of the documents of a preview. */
export function elementsIn(documents: readonly Document[]): UsedElements {
  const all = documents.flatMap((document) => allElements(document));
  const named = new Map<string, Element[]>();
  const add = (name: string, element: Element): void => {
    const known = named.get(name);
    if (known === undefined) named.set(name, [element]);
    else known.push(element);
  };
  for (const element of all) {
    add((element.localName ?? '').toLowerCase(), element);
    add(`#${attribute(element, 'id')}`, element);
    const classes = new Set(attribute(element, 'class').split(/\s+/));
    for (const name of classes) add(`.${name}`, element);
  }
  return { all, named, reader: new SelectorReader({ budget, cut: true }) };
}

function nameOf(part: CssNode): string | null {
  if (part.type === 'ClassSelector') return `.${part.name}`;
  if (part.type === 'IdSelector') return `#${part.name}`;
  if (part.type !== 'TypeSelector') return null;
  const name = part.name.slice(part.name.lastIndexOf('|') + 1).toLowerCase();
  return name === '*' ? null : name;
}

/** Whether a selector surely finds something: where that cannot be told, it does not. */
function finds(selector: Selector, { all, named, reader }: UsedElements): boolean {
  let candidates: readonly Element[] = all;
  for (const part of selector.children) {
    // What stands before a combinator is what another element is called.
    if (part.type === 'Combinator') candidates = all;
    const name = nameOf(part);
    if (name === null) continue;
    const own = named.get(name);
    if (own === undefined) return false;
    if (own.length < candidates.length) candidates = own;
  }
  return candidates.some((element) => reader.selects(selector, element) === true);
}

/**
 * A style sheet without the rules that find nothing in these documents, or of which that cannot be
 * told: what they show, pictures and words, may be of what the reader does not have.
 */
export function onlyUsed(css: string, used: UsedElements): string {
  const sheet = parse(css, { parseCustomProperty: false });
  walk(sheet, {
    visit: 'Rule',
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | null) {
      if (node.type !== 'Rule' || !list) return;
      if (node.prelude.type === 'SelectorList') {
        const selectors = node.prelude.children;
        selectors.forEach((selector, own) => {
          if (selector.type !== 'Selector' || !finds(selector, used)) selectors.remove(own);
        });
        if (!selectors.isEmpty) return;
      }
      list.remove(item);
    },
  });
  return generate(sheet);
}
