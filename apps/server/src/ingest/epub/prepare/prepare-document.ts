import type { Document } from '@xmldom/xmldom';
import { allElements, attribute } from '../../xml/elements.ts';
import { anchorOf } from '../document/copy-part.ts';
import type { Preparation } from './preparation.ts';
import { prepareMedia } from './prepare-media.ts';
import { preparePictures } from './prepare-pictures.ts';
import { takeDownSheets } from './take-down-sheets.ts';
import { takeDownUnread } from './take-down-unread.ts';

/** Names by which old pages are linked to become ids, which every reading system knows. */
function nameAnchors(document: Document): void {
  for (const element of allElements(document)) {
    const anchor = anchorOf(element);
    if (anchor !== '' && attribute(element, 'id') === '') element.setAttribute('id', anchor);
  }
}

/**
 * Readies a document to be cleaned, in place: what cannot be shown in a novel is taken down, and what
 * stands in for it or a marked gap takes its place.
 */
export async function prepareDocument(document: Document, preparation: Preparation): Promise<void> {
  nameAnchors(document);
  takeDownSheets(document, preparation);
  prepareMedia(document, preparation);
  await preparePictures(document, preparation);
  takeDownUnread(document, preparation);
}
