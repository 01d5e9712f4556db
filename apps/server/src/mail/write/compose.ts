import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Mail } from '#mail/mail.ts';
import { escapeHtml } from '#http/html/escape-html.ts';

/** A part of a mail, from top to bottom. */
export type MailPart =
  | { readonly kind: 'words'; readonly words: string }
  /** To be read and typed: large, and by itself. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly words: string; readonly url: string };

type Letter = {
  readonly locale: Locale;
  readonly subject: string;
  readonly parts: readonly MailPart[];
};

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'words':
      return part.words;
    case 'code':
      return part.code;
    case 'link':
      return `${part.words}\n${part.url}`;
  }
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'words':
      return `<p>${escapeHtml(part.words)}</p>`;
    case 'code':
      return `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(part.code)}</strong></p>`;
    case 'link': {
      const url = escapeHtml(part.url);
      return `<p>${escapeHtml(part.words)}<br><a href="${url}">${url}</a></p>`;
    }
  }
}

/** A mail of parts, as plain text and as simple HTML, which say the same. */
export function compose({ locale, subject, parts }: Letter): Mail {
  const body = parts.map(htmlOf).join('\n');
  return {
    subject,
    locale,
    text: `${parts.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.6;max-width:560px">
${body}
</body>
</html>
`,
  };
}
