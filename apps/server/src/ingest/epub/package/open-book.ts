import type { Document } from '@xmldom/xmldom';
import type { Archive } from '../../archive/archive.ts';
import { ImportError } from '../../import-error.ts';
import { attribute, elementsNamed } from '../../xml/elements.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import type { Book, BookItem, SpineEntry } from './book.ts';
import { readMetadata } from './read-metadata.ts';
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
  const container = parseXml(await archive.read(containerPath), containerPath);
  const [rootfile] = elementsNamed(container, 'rootfile');
  const path = rootfile && resolvePath('', attribute(rootfile, 'full-path'));
  if (!path || !archive.has(path)) throw unreadable('container.xml names none');
  return path;
}

function readItems(
  document: Document,
  path: string,
  archive: Archive,
  garbled: ReadonlySet<string>,
) {
  const byId = new Map<string, BookItem>();
  for (const element of elementsNamed(document, 'item')) {
    const itemPath = resolvePath(path, attribute(element, 'href'));
    if (itemPath === null || !archive.has(itemPath) || garbled.has(itemPath)) continue;
    const id = attribute(element, 'id');
    byId.set(id, {
      id,
      path: itemPath,
      mediaType: attribute(element, 'media-type').toLowerCase(),
      properties: words(attribute(element, 'properties')),
    });
  }
  return byId;
}

function readSpine(document: Document, byId: ReadonlyMap<string, BookItem>): SpineEntry[] {
  return elementsNamed(document, 'itemref').map((element) => {
    const idref = attribute(element, 'idref');
    const item = byId.get(idref);
    if (item === undefined) {
      throw unreadable(`its spine names ${JSON.stringify(idref.slice(0, 60))}, which is not there`);
    }
    const linear = attribute(element, 'linear') !== 'no';
    return { item, linear, properties: words(attribute(element, 'properties')) };
  });
}

/** Reads the package of an EPUB. Throws `ImportError` where there is none that can be read. */
export async function openBook(archive: Archive): Promise<Book> {
  const path = await packagePath(archive);
  const garbled = await refuseDrm(archive);
  const document = parseXml(await archive.read(path), path);
  const metadata = readMetadata(document);
  if (document.documentElement?.localName !== 'package' || metadata === null) {
    throw unreadable(`${path} is not a package document`);
  }
  const byId = readItems(document, path, archive, garbled);
  const spine = readSpine(document, byId);
  if (spine.length === 0) throw unreadable('its spine is empty');
  const items = [...byId.values()];
  const [spineElement] = elementsNamed(document, 'spine');
  const direction = spineElement && attribute(spineElement, 'page-progression-direction');
  const find = (property: string) => items.find((item) => item.properties.includes(property));
  return {
    archive,
    metadata,
    items: new Map(items.map((item) => [item.path, item])),
    spine,
    pageDirection: direction === 'rtl' || direction === 'ltr' ? direction : null,
    cover: find('cover-image') ?? byId.get(metadata.coverId) ?? null,
    nav: find('nav') ?? null,
    ncx: items.find((item) => item.mediaType === 'application/x-dtbncx+xml') ?? null,
  };
}
