import type { FastifyInstance } from 'fastify';
import type { OriginContext } from '#http/request-context.ts';
import { escapeHtml } from '#http/html/escape-html.ts';
import { sendToolPage } from '#http/html/tool-page.ts';
import { isFromHere } from '#http/request/is-from-here.ts';
import { localVerifierPath, possibleAnswers, type PossibleAnswers } from './local-verifier.ts';

const title = 'Local age verification';

const styles = `
body { max-width: 32rem }
a { display: block; padding: 0.75rem 0 }
`;

function question({ adult, minor, cancel }: PossibleAnswers): string {
  return `<p>This page stands in for a verifier while none is set. It believes what you say.</p>
<a href="${escapeHtml(adult)}">I am an adult</a>
<a href="${escapeHtml(minor)}">I am not an adult</a>
<a href="${escapeHtml(cancel)}">Cancel</a>`;
}

const expired = '<p>This question has expired. Please begin again.</p>';

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
    const content = answers === null ? expired : question(answers);
    return sendToolPage(reply.code(answers === null ? 410 : 200), {
      lang: 'en',
      title,
      styles,
      content,
    });
  });
}
