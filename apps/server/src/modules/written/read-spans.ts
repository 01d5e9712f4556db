import type { WrittenSpan } from '@hanji/contract/entities/written-page.ts';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { LeftOut } from './left-out.ts';
import type { Links } from './written-links.ts';

type Look = Omit<WrittenSpan, 'text'>;
type Words = PhrasingContent | Extract<RootContent, { type: 'code' }>;

export type SpanReading = {
  readonly links: Links;
  readonly leaveOut: (what: LeftOut['what'], node: Pick<Nodes, 'position'>) => void;
};

const plain: Look = { strong: false, emphasis: false, href: null };

/** Words in their looks; those of one look that follow each other are one. */
export function readSpans(nodes: readonly Words[], reading: SpanReading): WrittenSpan[] {
  const spans: WrittenSpan[] = [];
  for (const span of nodes.flatMap((node) => spansOf(node, plain, reading))) {
    const last = spans.at(-1);
    if (last && isSameLook(last, span))
      spans.splice(-1, 1, { ...last, text: last.text + span.text });
    else spans.push(span);
  }
  return spans;
}

function isSameLook(one: Look, other: Look): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

function spansOf(node: Words, look: Look, reading: SpanReading): WrittenSpan[] {
  const within = (children: readonly PhrasingContent[], change: Partial<Look> = {}) =>
    children.flatMap((child) => spansOf(child, { ...look, ...change }, reading));
  switch (node.type) {
    case 'text':
      // A line of the file that ends is no line of the page that does.
      return [{ ...look, text: node.value.replaceAll('\n', ' ') }];
    case 'inlineCode':
    case 'code':
      return [{ ...look, text: node.value }];
    case 'break':
      return [{ ...look, text: '\n' }];
    case 'strong':
      return within(node.children, { strong: true });
    case 'emphasis':
      return within(node.children, { emphasis: true });
    case 'link':
    case 'linkReference': {
      const { links } = reading;
      const href = node.type === 'link' ? links.to(node.url) : links.named(node.identifier);
      if (href === null) reading.leaveOut('link', node);
      return within(node.children, { href });
    }
    case 'image':
    case 'imageReference':
      // No file beside the page, or in the midst of words.
      reading.leaveOut('picture', node);
      return node.alt ? [{ ...look, text: node.alt }] : [];
    case 'html':
      reading.leaveOut('html', node);
      return [];
    // What CommonMark itself does not know.
    case 'delete':
    case 'footnoteReference':
      return [];
  }
}
