import {
  find,
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type List,
  type ListItem,
  type Raw,
  type Rule,
} from 'css-tree';
import { TooLargeError } from '../../import-error.ts';
import { isOutside } from '../package/resolve-path.ts';
import { allowedAtRule, allowedFunctions, allowedProperty } from './allowed-css.ts';

/** The new address of a file of the book, or null where it is not there. */
type Rename = (href: string) => string | null;

const options = { parseCustomProperty: true, parseRulePrelude: true } as const;

/** Stands for an address that is gone: it loads nothing. */
const nothing = 'data:,';

/** A style sheet that reaches nothing outside its book and runs nothing. */
export function cleanCss(css: string, rename: Rename): string {
  return cleaned('stylesheet', css, rename);
}

/** The same of a `style` attribute. */
export function cleanDeclarations(css: string, rename: Rename): string {
  return cleaned('declarationList', css, rename);
}

/** The same of one value, as attributes of drawings have it; null where it cannot stay. */
export function cleanValue(css: string, rename: Rename): string | null {
  try {
    const value = parse(css, { ...options, context: 'value' });
    if (!isSafe(value)) return null;
    renameAddresses(value, rename);
    return written(value);
  } catch {
    // A sheet goes on behind what cannot be read; a value has nothing behind it.
    return null;
  }
}

/** Pictures and fonts that stand in the book's own text. */
export function isEmbedded(href: string): boolean {
  return /^\s*data:(?:image|font|application\/(?:x-)?font[a-z-]*|application\/vnd\.ms-opentype)[/;,+]/i.test(
    href,
  );
}

/** A tree takes a few hundred times the memory of its text, of which addresses take little. */
const mostSigns = 1024 * 1024;

function isTooLong(css: string): boolean {
  return css.length > mostSigns && css.replaceAll(/\bdata:[^\s"'()]+/gi, '').length > mostSigns;
}

function cleaned(context: 'stylesheet' | 'declarationList', css: string, rename: Rename): string {
  if (isTooLong(css)) throw new TooLargeError('a style sheet is over 1 MiB long');
  try {
    return readAndCleaned(context, css, rename);
  } catch (error) {
    // The parser calls itself for what is nested, as deep as the stack is.
    if (!(error instanceof RangeError)) throw error;
    throw new TooLargeError('a style sheet is nested too deeply');
  }
}

function readAndCleaned(
  context: 'stylesheet' | 'declarationList',
  css: string,
  rename: Rename,
): string {
  const sheet = parse(css, { ...options, context });
  walk(sheet, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | null) {
      if (!list || isAllowed(node)) return;
      list.remove(item);
      return walk.skip;
    },
  });
  renameAddresses(sheet, rename);
  return written(sheet);
}

/** What stands in a list of rules or declarations is judged as a whole; what it holds, after it. */
function isAllowed(node: CssNode): boolean {
  if (node.type === 'Atrule') {
    return allowedAtRule(node.name) && isReadable(node) && hasSafePrelude(node);
  }
  if (node.type === 'Rule') return isReadable(node);
  if (node.type === 'Declaration') return allowedProperty(node.property) && isSafe(node.value);
  return !unread.has(node.type);
}

/** Beside rules and declarations: what is no style, or what a browser may read in a way of its own. */
const unread: ReadonlySet<CssNode['type']> = new Set(['Raw', 'Comment', 'CDO', 'CDC']);

/** What the parser could not read, a browser may read in a way of its own. */
function isReadable({ prelude }: Atrule | Rule): boolean {
  return prelude === null || find(prelude, isRaw) === null;
}

/** Only what imports has an address before its block; conditions name none. */
function hasSafePrelude({ name, prelude }: Atrule): boolean {
  if (prelude === null) return true;
  if (!isSafe(prelude)) return false;
  return /^(?:import|namespace)$/i.test(name) || find(prelude, isUrl) === null;
}

function isSafe(value: CssNode): boolean {
  return find(value, (node) => isRaw(node) || isUnknownFunction(node)) === null;
}

function isRaw(node: CssNode): node is Raw {
  return node.type === 'Raw';
}

function isUrl({ type }: CssNode): boolean {
  return type === 'Url';
}

function isUnknownFunction(node: CssNode): boolean {
  if (node.type !== 'Function') return false;
  const name = node.name.toLowerCase();
  // A variable could bring an address that was not seen where it stands.
  if (isImageSet(name)) return find(node, (inner) => isFunction(inner, 'var')) !== null;
  return !allowedFunctions.has(name);
}

function isFunction(node: CssNode, name: string): boolean {
  return node.type === 'Function' && node.name.toLowerCase() === name;
}

function isImageSet(name: string): boolean {
  return name === 'image-set' || name === '-webkit-image-set';
}

/** Every address of the book's own is renamed, every other one goes. */
function renameAddresses(sheet: CssNode, rename: Rename): void {
  const renamed = (href: string): string | null => {
    if (isEmbedded(href) || href.startsWith('#')) return href;
    return href.trim() === '' || isOutside(href) ? null : rename(href);
  };
  walk(sheet, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (node.type === 'Atrule' && node.name.toLowerCase() === 'namespace') return walk.skip;
      if (node.type === 'Atrule' && node.name.toLowerCase() === 'import') {
        if (!renameImport(node, renamed)) list.remove(item);
        return walk.skip;
      }
      if (node.type === 'Url') node.value = percentEncoded(renamed(node.value) ?? nothing);
      // The strings of such a set are addresses; all others are words.
      if (node.type === 'Function' && isImageSet(node.name.toLowerCase())) {
        for (const child of node.children) {
          if (child.type === 'String') child.value = renamed(child.value) ?? nothing;
        }
      }
    },
  });
}

/** Readers of CSS differ in escapes within an address, and in none of a URL's own. */
function percentEncoded(href: string): string {
  return href.replaceAll(/["'()\\<>\s]/g, (sign) => {
    const encoded = encodeURIComponent(sign);
    return encoded === sign ? `%${sign.charCodeAt(0).toString(16)}` : encoded;
  });
}

/** Whether it is an import of a sheet that the book has. */
function renameImport({ prelude }: Atrule, renamed: Rename): boolean {
  const target = prelude?.type === 'AtrulePrelude' ? prelude.children.first : null;
  if (target?.type !== 'Url' && target?.type !== 'String') return false;
  const own = isEmbedded(target.value) ? null : renamed(target.value);
  if (own === null) return false;
  target.value = percentEncoded(own);
  return true;
}

/** An element of styles ends where a text in it closes one, for who reads the page as HTML. */
function written(node: CssNode): string {
  return generate(node).replaceAll(/<(?=[/!])/g, String.raw`\3c `);
}
