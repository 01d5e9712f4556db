import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const frame = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0 auto; padding: 1.5rem 1rem }
`;

type ToolPage = {
  readonly lang: string;
  readonly title: string;
  /** Beyond those of every such page. */
  readonly styles: string;
  /** What follows the heading, as HTML. */
  readonly content: string;
};

/** A page for who runs the service: without scripts, in no frame, kept and found by nobody. */
export function sendToolPage(
  reply: FastifyReply,
  { lang, title, styles, content }: ToolPage,
): FastifyReply {
  return reply.headers(headers).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${frame}${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`);
}
