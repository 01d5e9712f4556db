import type { Document } from '@xmldom/xmldom';
import { attribute, elementsNamed } from '../../xml/elements.ts';
import { removeNode } from '../document/content-document.ts';
import { resolvePath } from '../package/resolve-path.ts';
import type { Preparation } from './preparation.ts';

/** Takes out the links to style sheets of other languages, such as XSL, and takes them down. */
export function takeDownSheets(document: Document, { source, omissions }: Preparation): void {
  for (const link of elementsNamed(document, 'link')) {
    const type = attribute(link, 'type').trim();
    if (!/\bstylesheet\b/i.test(attribute(link, 'rel'))) continue;
    // Of older books, which browsers know by no name but `text/css`.
    if (/css/i.test(type)) link.removeAttribute('type');
    if (type === '' || /css/i.test(type)) continue;
    const place = resolvePath(source, attribute(link, 'href')) ?? source;
    const reason = `is a style sheet of a kind that is not read (${type.slice(0, 40)})`;
    omissions.add({ kind: 'style', place, reason });
    removeNode(link);
  }
}
