import type { Picture } from '@hanji/contract/entities/image.ts';
import type { WrittenBlock, WrittenPage } from '@hanji/contract/entities/written-page.ts';
import type { BlockContent, Image, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { LeftOut } from './left-out.ts';
import { readSpans, type SpanReading } from './read-spans.ts';
import { createLinks } from './written-links.ts';

/** Pictures by the names of their files, which lie beside the page. */
export type PicturesByName = ReadonlyMap<string, Picture>;

type Reading = SpanReading & { readonly pictures: PicturesByName };

/**
 * The pieces of a page out of its Markdown (CommonMark). It can only give what the wire has a piece
 * for, so that no HTML, no link to anything but pages and addresses, and no picture of others comes
 * through; what is left out is said.
 */
export function readWritten(
  markdown: string,
  pictures: PicturesByName,
): { readonly page: WrittenPage; readonly leftOut: readonly LeftOut[] } {
  const root = fromMarkdown(markdown);
  const leftOut: LeftOut[] = [];
  const reading: Reading = {
    pictures,
    links: createLinks(root.children),
    leaveOut: (what, node) => leftOut.push({ what, line: node.position?.start.line ?? 1 }),
  };
  return { page: root.children.flatMap((node) => blocksOf(node, reading)), leftOut };
}

function blocksOf(node: RootContent, reading: Reading): WrittenBlock[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphs(node.children, reading);
    case 'heading': {
      const level = node.depth <= 2 ? 2 : 3;
      return [{ kind: 'heading', level, spans: readSpans(node.children, reading) }];
    }
    case 'list':
      return [
        {
          kind: 'list',
          start: node.ordered ? Math.max(0, node.start ?? 1) : null,
          items: itemsOf(node, 0, reading),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', spans: flowSpans(node.children, reading) }];
    case 'code':
      return [{ kind: 'paragraph', spans: readSpans([node], reading) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      reading.leaveOut('html', node);
      return [];
    // What stands in words alone, or that CommonMark itself does not know.
    case 'break':
    case 'definition':
    case 'delete':
    case 'emphasis':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'image':
    case 'imageReference':
    case 'inlineCode':
    case 'link':
    case 'linkReference':
    case 'listItem':
    case 'strong':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'text':
    case 'yaml':
      return [];
  }
}

/** A paragraph, cut where a picture stands in it. */
function paragraphs(children: readonly PhrasingContent[], reading: Reading): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let words: PhrasingContent[] = [];
  const end = (): void => {
    const spans = readSpans(words, reading);
    if (spans.some(({ text }) => text.trim() !== '')) blocks.push({ kind: 'paragraph', spans });
    words = [];
  };
  for (const child of children) {
    const shown = child.type === 'image' ? pictureOf(child, reading) : null;
    if (shown === null) words.push(child);
    else {
      end();
      blocks.push(shown);
    }
  }
  end();
  return blocks;
}

function pictureOf({ url, alt, title }: Image, { pictures }: Reading): WrittenBlock | null {
  const picture = pictures.get(url.replace(/^\.\//, ''));
  if (picture === undefined) return null;
  return { kind: 'picture', picture, alt: alt ?? '', caption: title ?? '' };
}

type List = Extract<Nodes, { type: 'list' }>;
type Item = Extract<WrittenBlock, { kind: 'list' }>['items'][number];

/** Items of a list and of the lists in them, each after its own. */
function itemsOf(list: List, depth: number, reading: Reading): Item[] {
  return list.children.flatMap(({ children }) => {
    const own = children.filter((child) => child.type !== 'list');
    const inner = children.filter((child) => child.type === 'list');
    return [
      { depth, spans: flowSpans(own, reading) },
      ...inner.flatMap((each) => itemsOf(each, depth + 1, reading)),
    ];
  });
}

type Flow = BlockContent | Extract<RootContent, { type: 'definition' }>;

/** What stands in a quote or an item, as words with breaks between. */
function flowSpans(nodes: readonly Nodes[], reading: Reading): ReturnType<typeof readSpans> {
  const parts = nodes.map((node) => spansOfFlow(node as Flow, reading)).filter((part) => part[0]);
  return parts.flatMap((part, at) =>
    at === 0 ? part : [{ text: '\n', strong: false, emphasis: false, href: null }, ...part],
  );
}

function spansOfFlow(node: Flow, reading: Reading): ReturnType<typeof readSpans> {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return readSpans(node.children, reading);
    case 'code':
      return readSpans([node], reading);
    case 'blockquote':
      return flowSpans(node.children, reading);
    case 'list':
      return flowSpans(
        node.children.flatMap(({ children }) => children),
        reading,
      );
    case 'html':
      reading.leaveOut('html', node);
      return [];
    case 'definition':
    case 'table':
    case 'thematicBreak':
      return [];
  }
}
