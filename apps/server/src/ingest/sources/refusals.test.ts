import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ImportError } from '../import-error.ts';
import { encrypted, renamed, written, zipped } from '../testing/archives.ts';
import { epub, packageOf, page, paragraphs } from '../testing/epubs.ts';
import { encoded } from '../testing/pictures.ts';
import { rar5 } from '../testing/raw-rar.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openWork } from './open-work.ts';

const folder = await temporaryFolder();
const jpeg = await encoded(50, 60, { format: 'jpeg' });
const png = await encoded(50, 60, { format: 'png' });
const book = { files: { 'a.xhtml': page(paragraphs(4)) }, order: ['a.xhtml'] };
const huge = await sharp({
  create: { width: 20_000, height: 5001, channels: 3, background: '#ffffff' },
})
  .png()
  .toBuffer();
const thin = await sharp({
  create: { width: 1, height: 300_001, channels: 3, background: '#ffffff' },
})
  .png()
  .toBuffer();
const whole = await zipped({ '1.jpg': jpeg, '2.jpg': jpeg });
const bomb = `<!DOCTYPE package [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const drm = `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"
  xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
  <enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/>
  <enc:CipherData><enc:CipherReference URI="OEBPS/a.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`;
function container(target: string) {
  return `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
  <rootfile full-path="${target}" media-type="application/oebps-package+xml"/></rootfiles></container>`;
}
const minimal = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': container('book.opf'),
};

const cases: readonly (readonly [string, string, Uint8Array, RegExp])[] = [
  [
    'text named as an archive',
    'a.cbz',
    Buffer.from('hello, I am no archive'),
    /a.cbz is no archive/,
  ],
  [
    'a RAR of nothing named as a CBZ',
    'a.cbz',
    Buffer.from('Rar!\x1a\x07\x01\x00....'),
    /damaged or cut off/,
  ],
  ['a RAR with a link', 'a.cbr', rar5([{ name: '1.jpg', link: '/etc/passwd' }]), /a link/],
  [
    'an encrypted RAR',
    'a.cbr',
    rar5([{ name: '1.jpg', content: jpeg, encrypted: true }]),
    /encrypted/,
  ],
  [
    'a broken PDF named as an EPUB',
    'a.epub',
    Buffer.from('%PDF-1.7 ....'),
    /a PDF that is damaged/,
  ],
  ['an empty file', 'a.cbz', new Uint8Array(), /but an empty file/],
  ['a picture', 'a.jpg', jpeg, /a.jpg is no archive that can be read, but a picture/],
  [
    'an Office document',
    'a.cbz',
    await zipped({ '[Content_Types].xml': '<Types/>', 'word/media/1.jpg': jpeg }),
    /a.cbz is an Office document, and no book/,
  ],
  [
    'an OpenDocument file',
    'a.zip',
    await zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'Pictures/1.jpg': jpeg }),
    /a.zip is an OpenDocument file, and no book/,
  ],
  ['a truncated archive', 'a.cbz', whole.subarray(0, whole.length / 2), /damaged or cut off/],
  ['an encrypted archive', 'a.cbz', encrypted(whole), /encrypted/],
  [
    'a path that climbs out',
    'a.cbz',
    renamed(await zipped({ '__/__/x.jpg': jpeg }), '__/__/x.jpg', '../../x.jpg'),
    /leads outside/,
  ],
  [
    'a link',
    'a.cbz',
    await zipped({ '1.jpg': jpeg, '2.jpg': '/etc/passwd' }, { modes: { '2.jpg': 0o120777 } }),
    /a link/,
  ],
  ['a bomb', 'a.cbz', await zipped({ '1.jpg': new Uint8Array(40_000_000) }), /times its size/],
  [
    'an image over 100 megapixels',
    'a.cbz',
    await zipped({ '1.png': huge }),
    /20000 × 5001 pixels is over 100 megapixels/,
  ],
  [
    'an image of a pixel a row without end',
    'a.cbz',
    await zipped({ '1.png': thin }),
    /1\.png: an image of 1 × 300001 pixels is over 300,000 pixels long/,
  ],
  [
    'a script named as a JPEG',
    'a.cbz',
    await zipped({ '1.jpg': '#!/bin/sh\necho' }),
    /no picture in it that can be read: 1.jpg is no picture/,
  ],
  [
    'a picture without a body',
    'a.cbz',
    await zipped({ '1.png': png.subarray(0, 20) }),
    /no picture in it that can be read: 1.png cannot be read/,
  ],
  [
    'a picture of a kind that is not read',
    'a.cbz',
    await zipped({ '1.psd': '8BPS....' }),
    /1.psd is a Photoshop file, which is not read/,
  ],
  ['an archive without pictures', 'a.zip', await zipped({ 'a.txt': 'words' }), /no picture/],
  [
    'an EPUB without container.xml',
    'a.epub',
    await zipped({ mimetype: 'application/epub+zip' }),
    /no readable package: META-INF/,
  ],
  [
    'an EPUB whose package is missing',
    'a.epub',
    await zipped(minimal),
    /no readable package: container.xml names none/,
  ],
  [
    'an EPUB whose package climbs out',
    'a.epub',
    await zipped({ ...minimal, 'META-INF/container.xml': container('../../etc/passwd') }),
    /no readable package/,
  ],
  [
    'an EPUB whose package is broken',
    'a.epub',
    await zipped({ ...minimal, 'book.opf': '<package><meta' }),
    /no readable package/,
  ],
  [
    'an EPUB whose package is something else',
    'a.epub',
    await zipped({ ...minimal, 'book.opf': '<html/>' }),
    /not a package document/,
  ],
  [
    'an EPUB with entities of its own',
    'a.epub',
    await zipped({ ...minimal, 'book.opf': `${bomb}<package>&b;</package>` }),
    /declares entities/,
  ],
  [
    'an EPUB page with entities of its own',
    'a.epub',
    await epub({ ...book, files: { 'a.xhtml': `${bomb}<html>&b;</html>` } }),
    /declares entities/,
  ],
  [
    'an EPUB with an empty spine',
    'a.epub',
    await epub({ files: book.files, order: [] }),
    /spine is empty/,
  ],
  [
    'an EPUB whose spine names one document again and again',
    'a.epub',
    await epub({ ...book, order: Array.from({ length: 20_001 }, () => 'a.xhtml') }),
    /names over 20000 documents in its spine/,
  ],
  [
    'an EPUB whose spine names what is not there',
    'a.epub',
    await zipped({ ...minimal, 'book.opf': packageOf(book) }),
    /which is not there/,
  ],
  [
    'an EPUB under DRM',
    'a.epub',
    await epub({ ...book, more: { 'META-INF/encryption.xml': drm } }),
    /DRM/,
  ],
  [
    'an EPUB with a licence to unlock it',
    'a.epub',
    await epub({ ...book, more: { 'META-INF/license.lcpl': '{}' } }),
    /DRM/,
  ],
  [
    'an EPUB nested without end',
    'a.epub',
    await epub({
      ...book,
      files: { 'a.xhtml': page('<div>'.repeat(50_000) + '</div>'.repeat(50_000)) },
    }),
    /nested too deeply/,
  ],
  [
    'an EPUB of malformed nesting without end',
    'a.epub',
    await epub({ ...book, files: { 'a.xhtml': page('<div>'.repeat(20_000)) } }),
    /not readable XHTML|nested too deeply/,
  ],
  [
    'an EPUB page too long to be a tree',
    'a.epub',
    await epub({ ...book, files: { 'a.xhtml': page(`<p>${'long '.repeat(4_000_000)}</p>`) } }),
    /over 16 MiB/,
  ],
  [
    'an EPUB without any text',
    'a.epub',
    await epub({ files: { 'a.xhtml': page('') }, order: ['a.xhtml'] }),
    /no text/,
  ],
];

it.each(cases)('refuses %s in one clear line', async (_what, name, bytes, message) => {
  const opening = openWork(await written(folder, name, bytes), {});
  await expect(opening).rejects.toThrow(ImportError);
  await expect(opening).rejects.toThrow(message);
  const line = await opening.then(String, String);
  expect(line).not.toContain('\n');
});

it('refuses what is not there, and a kind that the file does not hold', async () => {
  await expect(openWork(`${folder}/none.cbz`, {})).rejects.toThrow(/no file or folder/);
  const file = await written(folder, 'b.cbz', whole);
  await expect(openWork(file, { type: 'novel' })).rejects.toThrow(/type cannot be novel/);
});
