import type { Document } from '@xmldom/xmldom';
import type { LineFlow } from '@hanji/domain/reading/kind/scroll-way.ts';
import { isFlaw } from '../../import-error.ts';
import { attribute, elementsNamed } from '../../xml/elements.ts';
import { readSpine } from '../document/spine-document.ts';
import type { Book } from '../package/book.ts';
import { resolvePath } from '../package/resolve-path.ts';
import type { BookText } from './book-text.ts';

const wholePage = /^(?:html|body|:root|\*)(?:[.#][\w-]+)*$/i;
const writing =
  /(?:^|[;\s])(?:-(?:webkit|epub)-)?writing-mode\s*:\s*(vertical-rl|vertical-lr|tb-rl|horizontal-tb)/i;

const flows: ReadonlyMap<string, LineFlow> = new Map([
  ['vertical-rl', 'vertical-rl'],
  ['tb-rl', 'vertical-rl'],
  ['vertical-lr', 'vertical-lr'],
  ['horizontal-tb', 'horizontal'],
]);

/** Style sheets of a book that are longer are not looked through for it, in characters. */
const longestSheet = 200_000;

function flowOf(declarations: string): LineFlow | null {
  return flows.get(writing.exec(declarations)?.[1]?.toLowerCase() ?? '') ?? null;
}

/** By hand, as an expression would take long over comments that never end. */
function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  const kept = others.map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return [first, ...kept].join(' ');
}

/** What a style sheet says of the whole page; of several rules the last one that says something. */
export function lineFlowIn(css: string): LineFlow | null {
  if (css.length > longestSheet) return null;
  let found: LineFlow | null = null;
  for (const rule of withoutComments(css).split('}')) {
    const at = rule.lastIndexOf('{');
    const selectors = rule.slice(rule.lastIndexOf('{', at - 1) + 1, Math.max(0, at)).split(/[,;]/);
    const isPage = selectors.some((selector) => wholePage.test(selector.trim()));
    if (isPage) found = flowOf(rule.slice(at + 1)) ?? found;
  }
  return found;
}

async function sheetsOf({ archive }: Book, document: Document, path: string): Promise<string[]> {
  const linked = elementsNamed(document, 'link')
    .filter((link) => /\bstylesheet\b/i.test(attribute(link, 'rel')))
    .map((link) => resolvePath(path, attribute(link, 'href')));
  const sheets: string[] = [];
  for (const target of linked) {
    if (target === null || !archive.has(target)) continue;
    sheets.push(new TextDecoder().decode(await archive.read(target)));
  }
  return [
    ...sheets,
    ...elementsNamed(document, 'style').map(({ textContent }) => textContent ?? ''),
  ];
}

/**
 * Which way the lines of a book's first page of pictures follow one another, by its style sheets and
 * its own styles; null where they are silent or cannot be read.
 */
export async function lineFlowOf(book: Book, texts: readonly BookText[]): Promise<LineFlow | null> {
  const first = texts.find(({ kind, pictures }) => kind === 'document' && pictures.length > 0);
  if (first === undefined || first.segments.length > 0) return null;
  try {
    const document = await readSpine(book).read(first);
    const own = [...elementsNamed(document, 'html'), ...elementsNamed(document, 'body')].map(
      (element) => flowOf(attribute(element, 'style')),
    );
    const sheets = await sheetsOf(book, document, first.item.path);
    return [...sheets.map(lineFlowIn), ...own].findLast((flow) => flow !== null) ?? null;
  } catch (error) {
    if (!isFlaw(error)) throw error;
    return null;
  }
}
