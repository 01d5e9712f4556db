import { needsOf, type SelectorNeeds } from './selector-needs.ts';

/** A custom property of a rule, with the others that its value refers to. */
export type CustomProperty = {
  readonly name: string;
  readonly text: string;
  readonly uses: readonly string[];
};

/** A style rule, its custom properties apart from the rest: these can be left out one by one. */
export type StyleRule = {
  readonly selectors: string;
  /** What each selector of the list asks of a page. */
  readonly needs: readonly SelectorNeeds[];
  readonly properties: readonly CustomProperty[];
  readonly rest: string;
  readonly uses: readonly string[];
};

/** Rules that hold under a condition, or in a layer. */
export type RuleGroup = { readonly head: string; readonly rules: readonly SheetRule[] };

export type Keyframes = {
  readonly text: string;
  readonly animation: string;
  readonly uses: readonly string[];
};

/** Of a font, a property, an order of layers: it concerns no element by itself. */
export type Statement = { readonly text: string };

export type SheetRule = StyleRule | RuleGroup | Keyframes | Statement;

const grouping = /^@(?:media|supports|container|layer|starting-style|scope)\b/;
const animated = /^@(?:-\w+-)?keyframes\s+([\w-]+)/;
/** Where a brace, a bracket or a semicolon is none. */
const quoted = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/`;
const braces = new RegExp(String.raw`${quoted}|[{};]`, 'gs');
const ends = new RegExp(String.raw`${quoted}|[();]`, 'gs');

/** Takes a stylesheet apart, as the build writes it. */
export function readSheet(css: string): SheetRule[] {
  const rules: SheetRule[] = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (const { 0: mark, index } of css.matchAll(braces)) {
    if (mark === '{' && depth === 0) open = index;
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    const text = css.slice(from, index + 1).trim();
    const head = css.slice(from, open).trim();
    rules.push(mark === '}' ? readRule(text, head, css.slice(open + 1, index)) : { text });
    from = index + 1;
  }
  return rules;
}

function readRule(text: string, head: string, body: string): SheetRule {
  const [, animation] = animated.exec(head) ?? [];
  if (animation !== undefined) return { text, animation, uses: usesOf(text) };
  if (grouping.test(head)) return { head, rules: readSheet(body) };
  if (head.startsWith('@')) return { text };
  const needs = needsOf(head);
  // A rule within a rule stays as it is.
  const declarations = body.includes('{') ? [body] : declarationsOf(body);
  const rest = declarations.filter((one) => !one.startsWith('--')).join(';');
  const properties = declarations.filter((one) => one.startsWith('--')).map(customProperty);
  return { selectors: head, needs, properties, rest, uses: usesOf(rest) };
}

function declarationsOf(body: string): string[] {
  const declarations: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of body.matchAll(ends)) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (mark !== ';' || depth > 0) continue;
    declarations.push(body.slice(from, index));
    from = index + 1;
  }
  return [...declarations, body.slice(from)].map((text) => text.trimStart()).filter(Boolean);
}

function customProperty(text: string): CustomProperty {
  return { name: text.slice(0, text.indexOf(':')).trimEnd(), text, uses: usesOf(text) };
}

/** The custom properties that a text refers to. */
export function usesOf(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}
