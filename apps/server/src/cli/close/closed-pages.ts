import { editions } from '@hanji/contract/editions.ts';
import type { ShutdownCalendar } from '@hanji/domain/refund/calendar.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { translators } from '@hanji/i18n/translators.ts';
import { escapeHtml } from '#http/html/escape-html.ts';

type Closed = { readonly shutdown: ShutdownCalendar; readonly supportEmail: string };

const { locales, timeZone } = editions['vi-refund'];
const [locale] = locales;
const t = translators[locale];

const style = `body{max-width:40rem;margin:auto;padding:2rem 1rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark}
h1{font-size:1.5rem;line-height:1.3}h2{font-size:1.1rem}a{display:inline-block;padding:.6rem 0}`;

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Hanji</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

function text(words: string): string {
  return `<p>${escapeHtml(words)}</p>`;
}

function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
}

function link(href: string, words: string): string {
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;
}

/** What was asked most, each with what there is to say to it. */
const questions = [
  ['closed:what', ['refund:ownedChapters', 'refund:paidCoins', 'refund:noteNothing']],
  ['closed:when', ['refund:payout']],
  ['closed:wrong', ['refund:noteWrong', 'refund:noteOverseas']],
  ['closed:late', ['refund:requestsClosed']],
  ['closed:kept', ['refund:noteKept']],
] as const;

function heading(words: string): string {
  return `<h2>${escapeHtml(words)}</h2>`;
}

/** Several answers are a list of them. */
function answer([first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? text(first) : list([first, ...more]);
}

/**
 * What is left of the refund edition once its service has gone: the notice with its dates, and what
 * was asked most, by their file names. They ask nothing of anybody, so any file server can hold them.
 */
export function closedPages({ shutdown, supportEmail }: Closed): Readonly<Record<string, string>> {
  const time = (moment: Date) => formatDateTime(locale, moment.toISOString(), timeZone);
  const support = link(`mailto:${supportEmail}`, t('refund:support', { email: supportEmail }));
  const noticeAt = (faqPath: string) =>
    page(t('refund:title'), [
      text(t('refund:thanks')),
      heading(t('refund:endOfService')),
      text(time(shutdown.endOfServiceAt)),
      heading(t('refund:requestWindow')),
      text(t('refund:from', { time: time(shutdown.requestFrom) })),
      text(t('refund:until', { time: time(shutdown.requestUntil) })),
      text(t('refund:timeZone')),
      link(faqPath, t('closed:questions')),
      support,
    ]);
  const faq = page(t('closed:questions'), [
    ...questions.flatMap(([question, answers]) => [
      heading(t(question)),
      answer(answers.map((each) => t(each))),
    ]),
    link('index.html', t('refund:title')),
    support,
  ]);
  // What was anywhere else is answered by the notice, from wherever it was asked for.
  return { 'index.html': noticeAt('faq.html'), '404.html': noticeAt('/faq.html'), 'faq.html': faq };
}
