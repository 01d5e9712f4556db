import type { WorkLocale } from '#script.ts';
import type { NovelBlock } from '#works/parse-novel.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (c) => entities[c] ?? c);
}

/** `{漢字|かんじ}` becomes ruby, `*word*` emphasis. */
export function inline(text: string): string {
  return escape(text)
    .replaceAll(/\{([^{}|]+)\|([^{}|]+)\}/gu, '<ruby>$1<rp>(</rp><rt>$2</rt><rp>)</rp></ruby>')
    .replaceAll(/\*([^*]+)\*/gu, '<em>$1</em>');
}

function blockOf(block: NovelBlock): string {
  return block.kind === 'break' ? '<hr class="scene"/>' : `<p>${inline(block.text)}</p>`;
}

function page(locale: WorkLocale, title: string, body: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${locale}" lang="${locale}"${attributes}>
<head>
<meta charset="UTF-8"/>
<title>${escape(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

export function chapterPage(
  locale: WorkLocale,
  title: string,
  blocks: readonly NovelBlock[],
): string {
  return page(
    locale,
    title,
    `<section epub:type="chapter">\n<h1>${inline(title)}</h1>\n${blocks.map(blockOf).join('\n')}\n</section>`,
  );
}

export function navPage(
  locale: WorkLocale,
  title: string,
  entries: readonly { href: string; title: string }[],
): string {
  return page(
    locale,
    title,
    `<nav epub:type="toc">\n<h1>${escape(title)}</h1>\n<ol>\n${entries.map((e) => `<li><a href="${e.href}">${inline(e.title)}</a></li>`).join('\n')}\n</ol>\n</nav>`,
  );
}
