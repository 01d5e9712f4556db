import type { Archive } from '../../archive/archive.ts';
import { ImportError } from '../../import-error.ts';
import { attribute, elementsNamed } from '../../xml/elements.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import { resolvePath } from './resolve-path.ts';

const locks = ['META-INF/rights.xml', 'META-INF/license.lcpl', 'META-INF/sinf.xml'];

/** EPUB's font obfuscation, which keeps a font from being copied; reading systems undo it. */
const fontObfuscation = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);

/** Refuses a book that is locked. Gives the paths of obfuscated fonts, which cannot be used as they are. */
export async function refuseDrm(archive: Archive): Promise<ReadonlySet<string>> {
  if (locks.some((lock) => archive.has(lock))) {
    throw new ImportError('the EPUB is locked by its seller (DRM)');
  }
  const path = 'META-INF/encryption.xml';
  if (!archive.has(path)) return new Set();
  const obfuscated = new Set<string>();
  for (const data of elementsNamed(parseXml(await archive.read(path), path), 'EncryptedData')) {
    const [method] = elementsNamed(data, 'EncryptionMethod');
    if (method === undefined || !fontObfuscation.has(attribute(method, 'Algorithm'))) {
      throw new ImportError('the EPUB is encrypted (DRM)');
    }
    for (const reference of elementsNamed(data, 'CipherReference')) {
      const font = resolvePath('', attribute(reference, 'URI'));
      if (font !== null) obfuscated.add(font);
    }
  }
  return obfuscated;
}
