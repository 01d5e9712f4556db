import type { Document } from '@xmldom/xmldom';
import type { Archive } from '../../archive/archive.ts';
import { ImportError } from '../../import-error.ts';
import { attribute, elementsNamed, textOf } from '../../xml/elements.ts';
import type { Omissions } from '../../report/omissions.ts';
import { takeDownUndecodable } from '#ingest/report/take-down-undecodable.ts';
import { parseLoosely } from '../../xml/parse-xml.ts';
import type { Book, BookItem } from './book.ts';
import { longestTitle, readMetadata } from './metadata/read-metadata.ts';
import { takeDownMetadata } from './metadata/take-down-metadata.ts';
import { readSpine } from './read-spine.ts';
import { refuseDrm } from './refuse-drm.ts';
import { resolvePath } from './resolve-path.ts';

const containerPath = 'META-INF/container.xml';
function unreadable(why: string): ImportError {
  return new ImportError(`the EPUB has no readable package: ${why}`);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

async function packagePath(archive: Archive): Promise<string> {
  if (!archive.has(containerPath)) throw unreadable('META-INF/container.xml is missing');
  const container = parseLoosely(await archive.read(containerPath), containerPath);
  const [rootfile] = elementsNamed(container, 'rootfile');
  const path = rootfile && resolvePath('', attribute(rootfile, 'full-path'));
  if (!path || !archive.has(path)) throw unreadable('container.xml names none');
  return path;
}

function readItems(document: Document, path: string, archive: Archive) {
  const byId = new Map<string, BookItem>();
  const missing = new Map<string, string>();
  for (const element of elementsNamed(document, 'item')) {
    const id = attribute(element, 'id');
    const href = attribute(element, 'href');
    const itemPath = resolvePath(path, href);
    if (itemPath === null || !archive.has(itemPath)) {
      missing.set(id, itemPath ?? href);
      continue;
    }
    byId.set(id, {
      id,
      path: itemPath,
      mediaType: attribute(element, 'media-type').trim().toLowerCase(),
      properties: words(attribute(element, 'properties')),
      fallback: attribute(element, 'fallback'),
    });
  }
  return { byId, missing };
}

function whyEmpty(document: Document): string {
  const [first] = elementsNamed(document, 'itemref');
  if (first === undefined) return 'its spine is empty';
  const named = JSON.stringify(attribute(first, 'idref').slice(0, 60));
  return `its spine names ${named}, which is not there or not of a type that is read`;
}

/** Titles of more characters are cut, which is taken down. */
function takeDownTitle(document: Document, title: string, place: string, omissions?: Omissions) {
  const lengths = elementsNamed(document, 'title').map((own) => textOf(own).length);
  const longest = Math.max(0, ...lengths);
  if (longest <= longestTitle) return;
  const reason = `has a title of ${longest.toLocaleString('en-US')} characters, which is cut`;
  omissions?.add({ kind: 'metadata', place, reason, characters: longest - title.length });
}

function takeDownFonts(fonts: Iterable<string>, omissions: Omissions | undefined): void {
  for (const place of fonts) {
    omissions?.add({ kind: 'font', place, reason: 'is obfuscated against copying' });
  }
}

/**
 * Reads the package of an EPUB; what of it cannot be read is taken down. Throws `ImportError` where
 * there is none, or nothing of it is left.
 */
export async function openBook(archive: Archive, omissions?: Omissions): Promise<Book> {
  const path = await packagePath(archive);
  const obfuscated = await refuseDrm(archive);
  takeDownFonts(obfuscated, omissions);
  const bytes = await archive.read(path);
  const document = parseLoosely(bytes, path);
  takeDownUndecodable(bytes, path, omissions);
  const metadata = readMetadata(document);
  if (document.documentElement?.localName !== 'package' || metadata === null) {
    throw unreadable(`${path} is not a package document`);
  }
  takeDownTitle(document, metadata.title, path, omissions);
  takeDownMetadata(document, path, omissions);
  const manifest = readItems(document, path, archive);
  const { byId } = manifest;
  const spine = readSpine(document, manifest, omissions);
  if (spine.every(({ missing }) => missing === true)) throw unreadable(whyEmpty(document));
  const items = [...byId.values()].filter((item) => !obfuscated.has(item.path));
  const [spineElement] = elementsNamed(document, 'spine');
  const direction = spineElement && attribute(spineElement, 'page-progression-direction');
  const find = (property: string) => items.find((item) => item.properties.includes(property));
  return {
    archive,
    metadata,
    items: new Map(items.map((item) => [item.path, item])),
    obfuscated,
    spine,
    pageDirection: direction === 'rtl' || direction === 'ltr' ? direction : null,
    cover: find('cover-image') ?? byId.get(metadata.coverId) ?? null,
    nav: find('nav') ?? null,
    ncx: items.find((item) => item.mediaType === 'application/x-dtbncx+xml') ?? null,
  };
}
