import {
  sentPageId,
  shownWithId,
  type FinishedPage,
  type SentPage,
} from '@hanji/contract/pages.ts';
import type { BuiltSite } from '#pages/built-site.ts';
import { escapeHtml } from '#http/html/escape-html.ts';
import { jsonForScript, tag } from './escape.ts';
import { linkedData } from './linked-data.ts';
import type { PageAddresses } from './page-addresses.ts';

const shownWith = `id="${shownWithId}"`;

type PageParts = {
  readonly site: BuiltSite;
  readonly origin: string;
  readonly finished: FinishedPage;
  /** Whether the browser may have kept something of the site. */
  readonly returning: boolean;
  /** Its first screen; empty where nothing could be drawn. */
  readonly drawn: string;
  readonly addresses: PageAddresses;
  readonly sent: SentPage;
  /** Modules whose files are wanted at once. */
  readonly modules: readonly string[];
};

export type PageHtml = {
  /** As far as its first screen is drawn. */
  readonly shown: string;
  /** What its client needs, to the end. */
  readonly rest: string;
};

/** The page of an address: the build's own, with its head, its preloads and its first answer. */
export function pageHtml(parts: PageParts): PageHtml {
  const { site, origin, finished, returning, drawn, addresses, sent, modules } = parts;
  const { head } = finished;
  const linked = linkedData({ ...finished, origin, addresses });
  const inHead = [
    ...preloads(finished),
    ...expected(drawn),
    ...described(origin, finished, addresses),
    // Data, which no browser runs.
    ...(linked ? [`<script type="application/ld+json">${jsonForScript(linked)}</script>`] : []),
  ];
  // Wanted once the edition begins: see `late-start` of the build.
  const files = site.filesOf(modules).map((file) => `/${file}`);
  const { styles } = site;
  const root = tag('div', {
    id: 'root',
    'data-files': files.join(' '),
    'data-styles': styles ? `/${styles.file}` : undefined,
    'data-drawn': drawn === '' ? undefined : '',
  });
  const data = `<script type="application/json" id="${sentPageId}">${jsonForScript(sent)}</script>`;
  // As a file they would arrive after the page, and beside its first picture.
  const built = marked(returning ? site.html : site.firstHtml, drawn).replace(
    /(<html[^>]*? lang=")[^"]*/,
    (_, start: string) => start + sent.locale,
  );
  const page = styles
    ? built.replace(styles.link, () => `<style>${styles.of(built + root + drawn)}</style>`)
    : built;
  const [shown = '', end = ''] = page.split(/(?=<\/body>)/, 2);
  return {
    rest: `${data}\n  ${end}`,
    shown: shown
      .replace(
        /(<link rel="manifest" href="\/site\.)[^.]*/,
        (_, start: string) => start + sent.locale,
      )
      .replace(/\s*<meta name="description"[^>]*>/, '')
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escapeHtml(head.title)}</title>\n    ${inHead.join('\n    ')}`,
      )
      .replace('<div id="root"></div>', () => `${root}${drawn}</div>`),
  };
}

function preloads({ preload }: FinishedPage): string[] {
  return preload
    .filter(({ follows }) => !follows)
    .map(({ url, srcset, sizes, media }) =>
      tag('link', {
        rel: 'preload',
        as: 'image',
        href: url,
        imagesrcset: srcset,
        imagesizes: sizes,
        media,
        fetchpriority: 'high',
      }),
    );
}

/**
 * A page that waits for its first picture is marked as one whose scripts are still to come. Others have
 * that done by a script: where none runs, all of them is to be seen.
 */
function marked(page: string, drawn: string): string {
  if (!drawn.includes(shownWith)) return page;
  return page
    .replace(/\s*<script data-coming>[^<]*<\/script>/, '')
    .replace('<html', '<html data-coming');
}

/** What the browser reads to before it shows anything. */
function expected(drawn: string): string[] {
  if (!drawn.includes(shownWith)) return [];
  return [tag('link', { rel: 'expect', href: `#${shownWithId}`, blocking: 'render' })];
}

function described(
  origin: string,
  { status, head }: FinishedPage,
  { canonical, alternates }: PageAddresses,
): string[] {
  const { title, description, picture } = head;
  const language = head.language ?? undefined;
  const image = picture ? new URL(picture.url, origin).href : undefined;
  const property = (name: string, content: string | number | undefined) =>
    content === undefined || content === '' ? [] : [tag('meta', { property: name, content })];
  return [
    tag('meta', { name: 'description', content: description }),
    ...(head.robots === 'noindex' ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(status === 200 ? [tag('link', { rel: 'canonical', href: canonical })] : []),
    ...(status === 200
      ? alternates.map((other) =>
          tag('link', { rel: 'alternate', hreflang: other.language, href: other.href }),
        )
      : []),
    ...property('og:type', head.kind),
    ...property('og:site_name', head.brand),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...property('og:locale', language?.replace('-', '_')),
    ...property('og:image', image),
    ...property('og:image:width', picture?.width),
    ...property('og:image:height', picture?.height),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}
