import type { Document, Element } from '@xmldom/xmldom';
import { isFlaw } from '../../../import-error.ts';
import { allElements, attribute } from '../../../xml/elements.ts';
import { decodeText } from '../../../xml/decode-text.ts';
import type { Book } from '../../package/book.ts';
import { relativeHref, resolvePath } from '../../package/resolve-path.ts';
import {
  isForScreens,
  readBackgrounds,
  type BackgroundRule,
  type BackgroundSheet,
} from './background-rules.ts';

/** More sheets than a page has. */
const mostSheets = 32;

/** What the style sheets of a page say. */
type PageRules = {
  /** In order; addresses are as from the page. */
  readonly rules: readonly BackgroundRule[];
  /** There are more sheets than are read. */
  readonly cut: boolean;
};

/** Reads the style sheets of a book's pages, each once. */
export type SheetReader = {
  rulesFor(document: Document, path: string): Promise<PageRules>;
};

/** A rule of a sheet, as seen from its page; `sure` where the sheet surely counts. */
function seenFrom({ page, path: sheet, sure }: Place, rule: BackgroundRule): BackgroundRule {
  const hrefs = rule.hrefs.map((href) => {
    const target = resolvePath(sheet, href);
    return target === null ? href : relativeHref(page, target);
  });
  return { ...rule, hrefs, sure: sure && rule.sure };
}

/** Where a sheet stands, and what was met on the way to it. */
type Place = {
  readonly path: string;
  readonly page: string;
  readonly sure: boolean;
  readonly met: Set<string>;
  cut: boolean;
};

/** Sheets that are given by a page, alternates and those for print not among them. */
function isGiven(element: Element): boolean {
  const rel = attribute(element, 'rel').toLowerCase().split(/\s+/);
  return rel.includes('stylesheet') && !rel.includes('alternate');
}

export function readSheets({ archive }: Pick<Book, 'archive'>): SheetReader {
  const known = new Map<string, BackgroundSheet>();
  const sheetAt = async (path: string): Promise<BackgroundSheet | null> => {
    if (!archive.has(path)) return null;
    try {
      const sheet = known.get(path) ?? readBackgrounds(decodeText(await archive.read(path)));
      if (known.size < mostSheets) known.set(path, sheet);
      return sheet;
    } catch (error) {
      if (!isFlaw(error)) throw error;
      return null;
    }
  };
  const rulesIn = async (sheet: BackgroundSheet, at: Place): Promise<BackgroundRule[]> => {
    const rules: BackgroundRule[] = [];
    for (const { href, sure } of sheet.imports) rules.push(...(await rulesAt(href, at, sure)));
    return [...rules, ...sheet.rules.map((rule) => seenFrom(at, rule))];
  };
  const rulesAt = async (href: string, at: Place, sure: boolean): Promise<BackgroundRule[]> => {
    const { met } = at;
    const target = resolvePath(at.path, href);
    if (target === null || met.has(target)) return [];
    if (met.size >= mostSheets) {
      at.cut = true;
      return [];
    }
    met.add(target);
    const sheet = await sheetAt(target);
    if (sheet === null) return [];
    const own = { ...at, path: target, sure: at.sure && sure };
    const rules = await rulesIn(sheet, own);
    at.cut ||= own.cut;
    return rules;
  };
  return {
    async rulesFor(document, path) {
      const at = { path, page: path, sure: true, met: new Set<string>(), cut: false };
      const rules: BackgroundRule[] = [];
      for (const element of allElements(document)) {
        const { localName } = element;
        if (localName !== 'style' && localName !== 'link') continue;
        const answer = isForScreens(attribute(element, 'media'));
        if (answer === false) continue;
        const sure = answer === true;
        if (localName === 'style') {
          const sheet = readBackgrounds(element.textContent ?? '');
          const own = { ...at, sure };
          rules.push(...(await rulesIn(sheet, own)));
          at.cut ||= own.cut;
        } else if (isGiven(element)) {
          rules.push(...(await rulesAt(attribute(element, 'href'), at, sure)));
        }
      }
      return { rules, cut: at.cut };
    },
  };
}
