import { mendHtml } from './mend-html.ts';
import { strictText } from './strict-text.ts';
import type { OnUnclosed } from './unclosed.ts';

/** The plain text of a content document, mended where it has to be, so that any part can be read. */
export function wellFormedText(text: string, onUnclosed?: OnUnclosed): string {
  return strictText(text) ?? mendHtml(text, onUnclosed);
}
