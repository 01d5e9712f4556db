import type { Document, Element, Node } from '@xmldom/xmldom';
import { bodyOf } from '../epub/document/content-document.ts';
import { isElement } from '../xml/elements.ts';

const continued = 'hanji-continued';

function isContinued(element: Element): boolean {
  return (element.getAttribute('class') ?? '').split(' ').includes(continued);
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ name }) => !['id', 'start'].includes(name) && !name.startsWith('xmlns'))
    .map(
      ({ name, value }) =>
        `${name}=${name === 'class' ? value.replace(/ ?hanji-continued/, '') : value}`,
    )
    .filter((text) => text !== 'class=')
    .toSorted()
    .join();
}

/** Items of each list, as HTML numbers them, by the elements. */
function numbersOf(root: Element): ReadonlyMap<Element, number> {
  const numbers = new Map<Element, number>();
  const lists: Element[][] = [];
  const collect = (parent: Node, items: Element[] | null): void => {
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue;
      if (child.localName === 'li') items?.push(child);
      const isList = ['ol', 'ul'].includes(child.localName ?? '');
      const own = isList ? [child] : items;
      if (own !== null && isList && child.localName === 'ol') lists.push(own);
      collect(child, own);
    }
  };
  collect(root, null);
  for (const [list, ...items] of lists) {
    const step = list?.hasAttribute('reversed') === true ? -1 : 1;
    const first = step < 0 ? items.length : 1;
    let number = Number(list?.getAttribute('start') ?? first);
    for (const item of items) {
      number = Number(item.getAttribute('value') ?? number);
      numbers.set(item, number);
      number += step;
    }
  }
  return numbers;
}

const paths = new Map<string, string>();

/** A short name for where something stands, the same for the same. */
function pathName(path: string): string {
  const name = paths.get(path) ?? `${paths.size}`;
  paths.set(path, name);
  return name;
}

/**
 * What a reader has of documents that go on from each other, in order: elements with what they are
 * within, their ids and, where items have them, numbers, and words.
 */
export function documentOutline(
  documents: readonly Document[],
  hasNumbers: boolean,
): readonly string[] {
  const out: string[] = [];
  const put = (line: string): void => void out.push(line);
  const putWords = (path: string, words: string): void => {
    const last = out.at(-1);
    const begun = `words ${path}: `;
    if (last?.startsWith(begun) === true) out[out.length - 1] = last + words;
    else out.push(begun + words);
  };
  for (const document of documents) {
    const body = bodyOf(document);
    if (body === null) continue;
    const numbers = hasNumbers ? numbersOf(body) : new Map<Element, number>();
    const walk = (parent: Node, path: string): void => {
      for (const node of parent.childNodes) {
        if (node.nodeType === 3 || node.nodeType === 4) {
          putWords(path, node.nodeValue ?? '');
        } else if (isElement(node)) {
          const name = `{${node.namespaceURI ?? ''}}${node.localName ?? ''}[${attributesOf(node)}]`;
          const own = pathName(`${path}/${name}`);
          const id = node.getAttribute('id') ?? '';
          const number = numbers.get(node) ?? '';
          if (!isContinued(node)) put(`element ${own} ${name} ${id} ${number}`);
          else if (id !== '') put(`twice ${own} ${id}`);
          if (node.localName !== 'script') walk(node, own);
        }
      }
    };
    walk(body, attributesOf(body));
  }
  return out;
}
