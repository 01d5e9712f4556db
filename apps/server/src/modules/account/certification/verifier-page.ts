import type { FastifyInstance } from 'fastify';
import type { OriginContext } from '#http/request-context.ts';
import { isFromHere } from '#http/request/is-from-here.ts';
import { localVerifierPath, possibleAnswers, type PossibleAnswers } from './local-verifier.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const styles = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem 1rem }
a { display: block; padding: 0.75rem 0 }
`;

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Local age verification</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Local age verification</h1>
${content}
</main>
</body>
</html>
`;
}

function questionPage({ adult, minor, cancel }: PossibleAnswers): string {
  return page(`<p>This page stands in for a verifier while none is set. It believes what you say.</p>
<a href="${attribute(adult)}">I am an adult</a>
<a href="${attribute(minor)}">I am not an adult</a>
<a href="${attribute(cancel)}">Cancel</a>`);
}

const expiredPage = page('<p>This question has expired. Please begin again.</p>');

/**
 * Where no verifier is set, and for requests of this machine alone: the page of the one that stands
 * in for it. In English, since nobody but who works on this service sees it.
 */
export function serveLocalVerifier(app: FastifyInstance, context: OriginContext): void {
  if (context.settings.adultVerifier.kind !== 'local') return;
  app.get(localVerifierPath, (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const { asked } = request.query as Readonly<Record<string, unknown>>;
    const answers = possibleAnswers(context, typeof asked === 'string' ? asked : '');
    return reply
      .code(answers === null ? 410 : 200)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(answers === null ? expiredPage : questionPage(answers));
  });
}
