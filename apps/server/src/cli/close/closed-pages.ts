import { editions } from '@hanji/contract/editions.ts';
import type { ShutdownCalendar } from '@hanji/domain/refund/calendar.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { translators } from '@hanji/i18n/translators.ts';
import { escapeHtml } from '#http/html/escape-html.ts';

type Closed = { readonly shutdown: ShutdownCalendar; readonly supportEmail: string };

const { locales, timeZone } = editions['vi-refund'];
const [locale] = locales;
const t = translators[locale];
const brand = escapeHtml(t('frame:brand'));

/** The colours of the edition, written out: there is no file beside the page that would bring them. */
const style = `:root{color-scheme:light dark}
body{max-width:40rem;margin:auto;padding:1.5rem 1.25rem 4rem;font:1rem/1.6 system-ui,sans-serif;color:light-dark(#1f1b18,#f4eee5);background:light-dark(#fbf8f3,#191614);text-wrap:pretty}
header{margin-bottom:2.5rem;color:light-dark(#a83a63,#ee93b5);font-weight:700;font-size:1.25rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.3;text-wrap:balance}h2{margin:2rem 0 .5rem;font-size:1.1rem}
dl{margin:2rem 0 1rem;padding:1.5rem;border-radius:8px;background:light-dark(#fff,#231f1c)}
dt,.soft{color:light-dark(#655c54,#b8ac9f);font-size:.875rem}dt:not(:first-child){margin-top:1.25rem}
dd{margin:.25rem 0 0;font-weight:600}li+li{margin-top:.5rem}
a{display:inline-block;padding:.6rem 0;color:light-dark(#a83a63,#ee93b5)}`;

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191614">
<title>${escapeHtml(title)} – ${brand}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>${brand}</header>
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

/** When the service ended, and from when until when a refund could be asked for. */
function dates({ endOfServiceAt, requestFrom, requestUntil }: ShutdownCalendar): string {
  const time = (moment: Date) => formatDateTime(locale, moment.toISOString(), timeZone);
  const until = t('refund:until', { time: time(requestUntil) });
  return `<dl>
<dt>${escapeHtml(t('refund:endOfService'))}</dt>
<dd>${escapeHtml(time(endOfServiceAt))}</dd>
<dt>${escapeHtml(t('refund:requestWindow'))}</dt>
<dd>${escapeHtml(t('refund:from', { time: time(requestFrom) }))}</dd>
<dd>${escapeHtml(until)}</dd>
</dl>
<p class="soft">${escapeHtml(t('refund:timeZone'))}</p>`;
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
  const support = link(`mailto:${supportEmail}`, t('refund:support', { email: supportEmail }));
  const noticeAt = (faqPath: string) =>
    page(t('refund:title'), [
      text(t('refund:thanks')),
      dates(shutdown),
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
