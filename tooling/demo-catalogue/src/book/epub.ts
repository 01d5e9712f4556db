import { strToU8, zipSync } from 'fflate';
import type { NovelText } from '#works/parse-novel.ts';
import { chapterPage, escape, navPage } from './xhtml.ts';

const style = `body { margin: 0 5%; }
p { margin: 0; text-indent: 1em; }
h1 { font-size: 1.3em; margin: 2em 0 1.5em; text-align: center; }
hr.scene { border: 0; margin: 1.4em 0; text-align: center; }
hr.scene::after { content: "✦"; }
rt { font-size: 0.5em; }
`;

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function packageOf(novel: NovelText, id: string, title: string, names: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${novel.locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:hanji:demo:${id}</dc:identifier>
<dc:title>${escape(title)}</dc:title>
<dc:language>${novel.locale}</dc:language>
${novel.authors.map(({ name }, i) => `<dc:creator id="author-${i + 1}">${escape(name)}</dc:creator>`).join('\n')}
<dc:publisher>${escape(novel.publisher)}</dc:publisher>
<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine>
${names.map((name) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`;
}

/** An EPUB 3 of some of a novel's chapters; the same bytes every time. */
export function bookOf(novel: NovelText, chapters: readonly number[]): Uint8Array {
  const parts = chapters.flatMap((index) => {
    const chapter = novel.chapters[index];
    return chapter === undefined ? [] : [{ name: `chapter-${index + 1}`, chapter }];
  });
  const [only] = parts;
  const title =
    parts.length === 1 && only !== undefined
      ? `${novel.title}: ${only.chapter.title}`
      : novel.title;
  const text = (content: string) => strToU8(content);
  const entries = parts.map(({ name, chapter }) => ({
    href: `${name}.xhtml`,
    title: chapter.title,
  }));
  return zipSync(
    {
      // The kind of file comes first and uncompressed, so that it can be told from its beginning.
      mimetype: [text('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': text(container),
      'OEBPS/package.opf': text(
        packageOf(
          novel,
          `${novel.slug}:${novel.locale}:${chapters.join('-')}`,
          title,
          parts.map((p) => p.name),
        ),
      ),
      'OEBPS/nav.xhtml': text(navPage(novel.locale, novel.title, entries)),
      'OEBPS/style.css': text(style),
      ...Object.fromEntries(
        parts.map(({ name, chapter }) => [
          `OEBPS/${name}.xhtml`,
          text(chapterPage(novel.locale, chapter.title, chapter.blocks)),
        ]),
      ),
    },
    { level: 6, mtime: '1980-01-01T12:00:00' },
  );
}
