/** What a content document may reach: what the viewer hands it, and typefaces of this site. */
export function contentPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    'img-src blob: data:',
    'media-src blob: data:',
    `font-src blob: data: ${location.origin}`,
    "style-src blob: 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Elements that run, load, navigate, or are read as raw text when HTML is parsed again. */
const forbidden = new Set([
  'annotation-xml',
  'applet',
  'base',
  'button',
  'embed',
  'fencedframe',
  'form',
  'frame',
  'frameset',
  'iframe',
  'input',
  'listing',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'param',
  'plaintext',
  'portal',
  'script',
  'select',
  'template',
  'textarea',
  'xmp',
]);

/** Elements of SVG that change an address or a handler of another while it is shown. */
const animations = new Set(['animate', 'animatemotion', 'animatetransform', 'handler', 'set']);

/** Attributes that hold an address, apart from `href` and `src`. */
const addressAttributes = new Set([
  'action',
  'background',
  'cite',
  'codebase',
  'data',
  'dynsrc',
  'formaction',
  'longdesc',
  'lowsrc',
  'manifest',
  'ping',
  'profile',
  'srcdoc',
  'target',
  'usemap',
]);

function isStyleSheet(link: Element): boolean {
  const kinds = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  return kinds.includes('stylesheet') && !kinds.includes('alternate');
}

function isForbidden(element: Element): boolean {
  const name = element.localName.toLowerCase();
  if (forbidden.has(name) || animations.has(name)) return true;
  if (name === 'meta') return element.hasAttribute('http-equiv');
  if (name === 'link') return !isStyleSheet(element);
  return false;
}

function cleanAttributes(element: Element): void {
  for (const { name, localName, value } of Array.from(element.attributes)) {
    const plain = localName.toLowerCase();
    const runs =
      plain.startsWith('on') || /^\s*(?:java|vb)script:/i.test(value.replaceAll(/\s/g, ''));
    // In its frame a picture called `body` would stand in the place of the document's own.
    const standsIn = plain === 'name' && element.localName.toLowerCase() === 'img';
    const takesFocus = plain === 'autofocus';
    if (runs || standsIn || takesFocus || addressAttributes.has(plain)) {
      element.removeAttribute(name);
    }
  }
}

/**
 * Takes everything out of a document that could run, load, submit or navigate, and what
 * an HTML parser would read differently from an XML parser. Changes the document.
 */
export function sanitise(content: Document): void {
  const odd = NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION;
  const oddNodes = content.createNodeIterator(content, odd);
  for (let node = oddNodes.nextNode(); node; node = oddNodes.nextNode())
    node.parentNode?.removeChild(node);
  const sections = content.createTreeWalker(content.documentElement, NodeFilter.SHOW_CDATA_SECTION);
  const found: Node[] = [];
  while (sections.nextNode()) found.push(sections.currentNode);
  for (const node of found)
    node.parentNode?.replaceChild(content.createTextNode(node.nodeValue ?? ''), node);

  for (const element of content.querySelectorAll('*')) {
    if (isForbidden(element)) element.remove();
    else cleanAttributes(element);
  }
  for (const title of content.querySelectorAll('title'))
    title.textContent = title.textContent ?? '';
}
