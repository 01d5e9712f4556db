/** A rule of a stylesheet, with the classes of each of its selectors. */
type StyleRule = { readonly text: string; readonly needs: readonly (readonly string[])[] };

/** Rules that hold under a condition, or in a layer. */
type RuleGroup = { readonly head: string; readonly rules: readonly SheetRule[] };

type Keyframes = { readonly text: string; readonly name: string };

type SheetRule = StyleRule | RuleGroup | Keyframes;

/** Of a stylesheet what a page needs to be shown as it was drawn. */
export type PageStyles = (drawn: string) => string;

const grouping = /^@(?:media|supports|container|layer|starting-style|scope)\b/;
const animation = /^@(?:-\w+-)?keyframes\s+([\w-]+)/;
/** Where a brace, a semicolon or a comma is none. */
const quoted = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/`;
const marks = new RegExp(String.raw`${quoted}|[{};]`, 'gs');
const listMarks = new RegExp(String.raw`${quoted}|[()[\],]`, 'gs');

/**
 * Takes apart the stylesheet of an edition, which has the rules of all its pages: each page gets those
 * that its own elements can match, by their classes. What a selector says within brackets is left out
 * of account, so that rather one rule too many stands in a page.
 */
export function pageStyles(css: string): PageStyles {
  const rules = readRules(css);
  return (drawn) => {
    const used = classesOf(drawn);
    const text = textOf(rules, used);
    const played = rules.filter((rule) => 'name' in rule && text.includes(rule.name));
    return text + played.map((rule) => ('text' in rule ? rule.text : '')).join('');
  };
}

function readRules(css: string): SheetRule[] {
  const rules: SheetRule[] = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{' && depth === 0) open = index;
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    const text = css.slice(from, index + 1).trim();
    rules.push(readRule(text, mark === '}' ? css.slice(from, open).trim() : text));
    from = index + 1;
  }
  return rules;
}

function readRule(text: string, head: string): SheetRule {
  const [, name] = animation.exec(head) ?? [];
  if (name !== undefined) return { text, name };
  if (grouping.test(head) && text.endsWith('}')) {
    return { head, rules: readRules(text.slice(text.indexOf('{', head.length) + 1, -1)) };
  }
  // Of a font, a property, an order of layers: it concerns no element by itself.
  return { text, needs: head.startsWith('@') ? [[]] : selectorsOf(head).map(classesNeeded) };
}

/** The selectors of a list, without what stands within brackets of any kind. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  let from = 0;
  const take = (to: number): void => {
    if (depth === 0) selectors.push((selectors.pop() ?? '') + list.slice(from, to));
  };
  for (const { 0: mark, index } of list.matchAll(listMarks)) {
    if (!/^[()[\],]$/.test(mark)) continue;
    take(index);
    if (mark === '(' || mark === '[') depth += 1;
    else if (mark === ')' || mark === ']') depth -= 1;
    else if (depth === 0) selectors.push('');
    from = index + 1;
  }
  take(list.length);
  return selectors;
}

function classesNeeded(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

function classesOf(html: string): ReadonlySet<string> {
  const lists = html.matchAll(/ class="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = '']) => list.split(/\s+/)));
}

function textOf(rules: readonly SheetRule[], used: ReadonlySet<string>): string {
  let text = '';
  for (const rule of rules) {
    if ('rules' in rule) {
      const inner = textOf(rule.rules, used);
      if (inner !== '') text += `${rule.head}{${inner}}`;
    } else if ('needs' in rule) {
      const matches = rule.needs.some((classes) => classes.every((name) => used.has(name)));
      if (matches) text += rule.text;
    }
  }
  return text;
}
