import { Parser } from 'htmlparser2';
import { isBlockName, isRunName } from '#ingest/epub/split/kinds.ts';
import { TooDeepError } from '#ingest/import-error.ts';
import { withoutForbidden } from '#ingest/xml/forbidden.ts';
import { prefixed, splitName } from '#ingest/xml/names.ts';
import { namespaces, opsNamespace } from '#ingest/xml/namespaces.ts';
import {
  keptAttributes,
  namedElement,
  prefixesIn,
  type Attributes,
  type Named,
  type Prefixes,
} from './html-names.ts';
import { createOpenElements, type Entry, type Frame } from './open-elements.ts';
import { watchForUnclosed, type OnUnclosed } from './unclosed.ts';
import { createXmlWriter, writtenAttributes, type XmlWriter } from './xml-writer.ts';

/** Elements within each other, as they are written: looking for one takes time for all of them. */
const deepest = 250;
const mostUnclosed = 16_384;

/** Nothing is in them, so they need no room. */
const empty = new Set(
  'area base br col embed frame hr img input link meta param source track wbr'.split(' '),
);
/** What is not among these ends a head, in which nobody would see it. */
const headed = new Set([
  'title',
  'meta',
  'link',
  'style',
  'script',
  'base',
  'template',
  'noscript',
]);
/** There is one of each in a page, around all that is of their kind. */
const outer = new Set(['html', 'head', 'body']);
/** Their words are no lines of a page. */
const raw = new Set(['script', 'style', 'title', 'textarea']);
/** What stands in a cell or an item stands in no paragraph around it. */
const inside = new Set(['li', 'dd', 'dt', 'td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'body']);

/** A frame for an element within another, written to where that goes. */
function begin(
  { tag, namespace }: Named,
  attributes: Attributes,
  parent: Frame,
  { into, prefixes }: { readonly into: XmlWriter; readonly prefixes: Prefixes },
): Frame {
  const local = splitName(tag).local;
  const own = { local, attributes, prefixes, into, tag };
  if (namespace === opsNamespace) {
    into.open(tag, attributes);
    return { ...own, namespace: insideOf(parent), written: parent.written };
  }
  const declared = namespace === parent.written ? [] : [['xmlns', namespace] as const];
  into.open(tag, [...attributes, ...declared]);
  return { ...own, namespace, written: namespace };
}

/** Whether an element is the head itself. */
function isHead({ local, tag }: Frame): boolean {
  return local === 'head' && tag === '';
}

/** The name space of what is in an element, unless it says otherwise. */
function insideOf({ local, namespace }: Frame): string {
  return local === 'foreignObject' ? namespaces.html : namespace;
}

/**
 * What many books have instead of XHTML, as a browser would take it: unclosed tags, bare ampersands,
 * prefixes that nobody declared. Gives it as well-formed XHTML, and makes no tree for it. Nothing of
 * its text is lost, wherever it stands, save that of scripts and what browsers hide as well since it
 * stands in something that is never closed, which is said.
 */
export function mendHtml(given: string, onUnclosed: OnUnclosed = () => {}): string {
  // Words for who sees no frames are read, and not as the signs of a text that has no elements.
  const text = given.replaceAll(/<(\/?)noframes\b/gi, '<$1x-frames');
  const unclosed = watchForUnclosed(text, onUnclosed);
  let isAtEnd = false;
  const [head, body] = [createXmlWriter(), createXmlWriter()];
  const html = { namespace: namespaces.html, written: namespaces.html, tag: '', attributes: [] };
  const page: Frame = { ...html, local: 'body', into: body, prefixes: new Map() };
  const parsed: Entry[] = [];
  const firstAttributes = new Map<string, Attributes>();
  const prefixes = new Set<string>();
  const elements = createOpenElements((tag, attributes, parent = page) =>
    begin({ tag, namespace: namespaces.html }, attributes, parent, {
      into: parent.into ?? body,
      prefixes: parent.prefixes,
    }),
  );
  const { open } = elements;
  const last = (): Frame => open.at(-1)?.frame ?? page;
  const isTop = (): boolean =>
    open.length === 0 || (open.length === 1 && open[0]?.frame.into === null);
  /** One of the three that are written around all; null for any other. */
  const outerFrame = (tag: string, attributes: Attributes, scope: Prefixes): Frame | null => {
    const isRoot = tag === 'html' && open.length === 0;
    if (!isRoot && !(isTop() && (tag === 'head' || tag === 'body'))) return null;
    if (!firstAttributes.has(tag)) firstAttributes.set(tag, attributes);
    const into = isRoot ? null : tag === 'head' ? head : body;
    return { ...html, local: tag, into, prefixes: scope };
  };
  const makeReady = ({ tag, namespace }: Named): void => {
    if (namespace !== namespaces.html) return;
    if (isBlockName(tag) && !inside.has(tag)) elements.endParagraph();
    if (isRunName(tag)) elements.goOn(tag);
    if (!empty.has(tag)) elements.makeRoom();
  };
  const parser = new Parser(
    {
      onopentag(name, own) {
        unclosed.begun(parser.endIndex + 1);
        unclosed.upTo(parser.endIndex + 1);
        const scope = prefixesIn(own, last().prefixes);
        const known = namedElement(name, insideOf(last()), scope);
        const attributes = keptAttributes(own, known.namespace, scope);
        for (const [written] of [[known.tag], ...attributes])
          prefixes.add(splitName(written).prefix);
        let frame = outerFrame(known.tag, attributes, scope);
        const named = frame === null && outer.has(known.tag) ? { ...known, tag: 'x-x' } : known;
        if (frame === null) {
          makeReady(named);
          const parent = last();
          const isLeaving = isHead(parent) && !headed.has(named.tag);
          const into = isLeaving ? body : (parent.into ?? body);
          frame = begin(named, attributes, parent, { into, prefixes: scope });
        }
        const entry = { frame };
        parsed.push(entry);
        // The parser knows them without a prefix alone.
        if (empty.has(named.tag) && name !== named.tag) frame.into?.close(frame.tag);
        else elements.push(entry);
        if (parsed.length > mostUnclosed) throw new TooDeepError('a document is nested too deeply');
        if (open.length > deepest) throw new TooDeepError('a drawing is nested too deeply');
      },
      oncomment(data) {
        unclosed.comment(data, parser.endIndex + 1);
        unclosed.upTo(parser.endIndex + 1);
      },
      ontext(data) {
        unclosed.upTo(parser.endIndex + 1);
        if (last().local === 'script') return;
        if (!raw.has(last().local) && data.trim() !== '') elements.goOn();
        const isLeaving = isHead(last()) && data.trim() !== '';
        const into = isLeaving ? body : (last().into ?? body);
        into.words(withoutForbidden(data));
      },
      onclosetag(name) {
        if (isAtEnd) unclosed.ended(name);
        else unclosed.upTo(parser.endIndex + 1);
        const entry = parsed.pop();
        if (entry !== undefined) elements.end(entry);
      },
    },
    { recognizeSelfClosing: true, recognizeCDATA: true, lowerCaseAttributeNames: false },
  );
  parser.write(text);
  isAtEnd = true;
  parser.end();
  unclosed.end();
  const declared = [...prefixed]
    .filter(([prefix]) => prefix !== 'xml' && prefixes.has(prefix))
    .map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace] as const);
  const root = [
    ['xmlns', namespaces.html] as const,
    ...(firstAttributes.get('html') ?? []),
    ...declared,
  ];
  return [
    `<html${writtenAttributes(root)}><head>`,
    head.text(),
    `</head><body${writtenAttributes(firstAttributes.get('body') ?? [])}>`,
    body.text(),
    '</body></html>',
  ].join('');
}
