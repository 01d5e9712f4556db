/** Attributes of words and addresses: what they say is all one, whether two say the same is not. */
const wording = new Set([
  'alt',
  'aria-label',
  'aria-valuetext',
  'placeholder',
  'title',
  'value',
  'href',
  'src',
  'srcset',
]);

/** Attributes of names by which elements call each other; React makes them up anew each time. */
const naming = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'id',
  'list',
  'name',
  'popovertarget',
]);

/** What is drawn within a picture is not looked into. */
const skipped = new Set(['script', 'style', 'path']);

/**
 * A page as the rules of accessibility see it, whatever is written there: elements, attributes, what
 * is seen, scrolls and is set, and which words and names are the same. Two pages of one structure
 * break the same rules, contrast aside.
 */
export function structureOf(root: Element): string {
  const written = new Map<string, number>();
  const ordinal = (text: string): string => {
    const words = text.trim();
    if (words === '') return text;
    // A link within the page goes to what has that name.
    const [sign, name] = words.startsWith('#') ? ['#', words.slice(1)] : ['', words];
    const known = written.get(name) ?? written.size + 1;
    written.set(name, known);
    return sign + known;
  };
  const parts: string[] = [`${innerWidth} ${document.dir}`];
  const write = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(`"${ordinal(node.nodeValue ?? '')}"`);
    if (!(node instanceof Element) || skipped.has(node.localName)) return;
    parts.push(`<${node.localName}${stateOf(node)}`);
    for (const { name, value } of node.attributes) parts.push(` ${name}=${valueOf(name, value)}`);
    parts.push('>');
    for (const child of node.childNodes) write(child);
    parts.push('/');
  };
  const valueOf = (name: string, value: string): string => {
    if (naming.has(name)) return value.split(/\s+/).map(ordinal).join(' ');
    return wording.has(name) ? ordinal(value) : value;
  };
  write(root);
  return parts.join('');
}

/** What no attribute tells. */
function stateOf(element: Element): string {
  const state = [element.checkVisibility({ visibilityProperty: true }) ? '' : '-'];
  if (element.matches(':modal')) state.push('!');
  if (element instanceof HTMLInputElement && (element.checked || element.indeterminate)) {
    state.push(element.indeterminate ? '?' : '+');
  }
  if (scrolls(element)) state.push('~');
  return state.join('');
}

function scrolls(element: Element): boolean {
  const isOver =
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  if (!isOver) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((over) => over === 'auto' || over === 'scroll');
}
