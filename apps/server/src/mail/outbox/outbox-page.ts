import type { Locale } from '@hanji/contract/vocabulary.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { translators } from '@hanji/i18n/translators.ts';
import type { outboxMail } from '#db/schema/account/credentials.ts';
import { escapeHtml } from '#http/html/escape-html.ts';

type StoredMail = typeof outboxMail.$inferSelect;

export const outboxStyles = `
body { max-width: 44rem }
article { border-top: 1px solid; padding: 1rem 0 }
h2 { font-size: 1.125rem; margin: 0 }
p { margin: 0.25rem 0 }
pre { font: inherit; margin: 0.75rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;

const link = /https?:\/\/[^\s<>"']+/g;

/** A text with its addresses as links, everything escaped. */
function linked(text: string): string {
  let written = '';
  let at = 0;
  for (const { 0: url, index } of text.matchAll(link)) {
    const address = escapeHtml(url);
    written += escapeHtml(text.slice(at, index));
    written += `<a href="${address}" rel="noreferrer">${address}</a>`;
    at = index + url.length;
  }
  return written + escapeHtml(text.slice(at));
}

function article(locale: Locale, { recipient, subject, body, createdAt }: StoredMail): string {
  const at = createdAt.toISOString();
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p>${escapeHtml(translators[locale]('mails:outboxTo', { email: recipient }))}</p>
<p><time datetime="${at}">${escapeHtml(formatDateTime(locale, at))}</time></p>
<pre dir="auto">${linked(body)}</pre>
</article>`;
}

/** What the outbox shows below its title, in the order of the mails. */
export function outboxContent(locale: Locale, mails: readonly StoredMail[]): string {
  const t = translators[locale];
  const shown = mails.map((mail) => article(locale, mail));
  return `<p>${escapeHtml(t('mails:outboxHint'))}</p>
${shown.length === 0 ? `<p>${escapeHtml(t('mails:outboxEmpty'))}</p>` : shown.join('\n')}`;
}
