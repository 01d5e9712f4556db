import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultNovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import { defaultNovelSettings, type NovelMode } from '@hanji/domain/reading/novel.ts';
import type { NovelReaderEvents } from '#novel/engine/reader-options.ts';
import { NovelReader } from '#novel/engine/novel-reader.ts';
import { frameDocument } from '#testing/drawn-book.ts';
import { partedBook } from '#testing/parted-book.ts';
import { sentences, testBook } from '#testing/test-book.ts';

const look = {
  settings: defaultNovelSettings(false),
  language: 'en',
  page: defaultNovelPage,
  palette: { ground: '#fff', text: '#000', link: '#00f' },
} as const;

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

function open(
  book: ArrayBuffer,
  allowScripts = false,
  mode: NovelMode = 'page',
): { reader: NovelReader; events: NovelReaderEvents } {
  const host = document.createElement('div');
  host.className = 'test-host';
  host.style.cssText = 'inline-size: 400px; block-size: 600px';
  document.body.append(host);
  const events = {
    onPlace: vi.fn(),
    onOpened: vi.fn(),
    onFailed: vi.fn(),
    onBeyond: vi.fn(),
    onTap: vi.fn(),
    onPicture: vi.fn(),
    onOutside: vi.fn(),
    onChapter: vi.fn(),
    onNote: vi.fn(),
    onFrame: vi.fn(),
    onKey: vi.fn(),
  };
  const reader = new NovelReader({
    buffer: book,
    host,
    nameOfPicture: (alt) => alt,
    title: 'Novel',
    look: { ...look, mode },
    start: undefined,
    weights: undefined,
    allowScripts,
    events,
  });
  readers.push(reader);
  return { reader, events };
}

const readers: NovelReader[] = [];
const problems: string[] = [];
function note(event: Event): void {
  problems.push(
    String('reason' in event ? event.reason : 'message' in event ? event.message : event),
  );
}
const live = new Set<string>();
const createObjectURL = URL.createObjectURL.bind(URL);
const revokeObjectURL = URL.revokeObjectURL.bind(URL);

beforeEach(() => {
  problems.length = 0;
  live.clear();
  window.addEventListener('unhandledrejection', note);
  window.addEventListener('error', note);
  URL.createObjectURL = (object) => {
    const address = createObjectURL(object);
    live.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    live.delete(address);
    revokeObjectURL(address);
  };
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  window.removeEventListener('unhandledrejection', note);
  window.removeEventListener('error', note);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  for (const host of document.querySelectorAll('.test-host')) host.remove();
  // The browser's note that a frame was measured one frame later: harmless, and not ours.
  const ours = problems.filter((problem) => !problem.includes('ResizeObserver loop'));
  if (ours.length > 0) throw new Error(ours.join('\n'));
});

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="9" height="9"/></svg>';
function illustrated(): ArrayBuffer {
  return testBook({
    chapters: [
      `<p id="prose">See 1.svg and 11.svg, or style.css.</p>
       <img id="one" src="1.svg" alt=""/><img id="eleven" src="11.svg" alt=""/>
       <img id="missing" src="missing.svg" alt="gone"/>
       <svg xmlns="http://www.w3.org/2000/svg"><image id="inner" xlink:href="1.svg"/></svg>
       <p id="painted" style="background-image: url('11.svg')">x</p>${sentences(60)}`,
      sentences(20),
    ],
    head: '<link rel="stylesheet" href="style.css"/><style>#prose > b, #prose { letter-spacing: 3px }</style>',
    files: {
      '1.svg': { type: 'image/svg+xml', data: picture },
      '11.svg': { type: 'image/svg+xml', data: picture.replace('width="10"', 'width="11"') },
      'style.css': { type: 'text/css', data: '@import "deep.css"; p { text-indent: 7px }' },
      'deep.css': {
        type: 'text/css',
        data: '@import url(style.css); #painted { border-image-source: url(1.svg) }',
      },
    },
  });
}

describe('references', () => {
  it('are replaced element by element, and prose stays prose', async () => {
    const { reader, events } = open(illustrated());
    await expect.poll(() => events.onPlace).toHaveBeenCalled();
    const content = frameDocument();
    const find = (id: string): HTMLElement | null | undefined => content?.getElementById(id);
    const eleven = (): HTMLImageElement | null | undefined => content?.querySelector('#eleven');
    await expect.poll(() => eleven()?.naturalWidth).toBe(11);
    expect(content?.querySelector<HTMLImageElement>('#one')?.naturalWidth).toBe(10);
    expect(find('prose')?.textContent).toBe('See 1.svg and 11.svg, or style.css.');
    expect(find('missing')?.hasAttribute('src')).toBe(false);
    expect(find('inner')?.getAttribute('xlink:href')).toMatch(/^blob:/);
    expect(find('painted')?.getAttribute('style')).toMatch(/url\("blob:/);
    const style = (id: string): CSSStyleDeclaration => getComputedStyle(find(id) as Element);
    expect(style('prose').textIndent).toBe('7px');
    expect(style('prose').letterSpacing).toBe('3px');
    expect(style('painted').borderImageSource).toMatch(/blob:/);
    await reader.close();
  });
});

describe('closing', () => {
  it.each([0, 1, 3, 10, 20, 40, 80, 160, 400])(
    'after %i ms leaves nothing behind',
    async (delay) => {
      const { reader } = open(illustrated());
      await wait(delay);
      const closing = reader.close();
      expect(document.querySelector('.test-host')?.childElementCount).toBe(0);
      await closing;
      await wait(150);
      expect([...live]).toEqual([]);
      expect(document.querySelector('.epub-container')).toBeNull();
    },
  );

  it.each([60, 150, 180, 220, 300])(
    'after %i ms, among parts that come, leaves nothing behind',
    async (delay) => {
      const part = `${sentences(20)}<p><img src="1.svg" alt=""/></p>${sentences(20)}`;
      const data = picture;
      const files = { '1.svg': { type: 'image/svg+xml', data } };
      const book = partedBook([[part, part, part, part]], { files });
      const { reader } = open(book, false, delay % 20 === 0 ? 'scroll' : 'page');
      reader.goToPercent(50);
      await wait(delay);
      await reader.close();
      await wait(150);
      expect([...live]).toEqual([]);
      expect(document.querySelector('.epub-container, iframe')).toBeNull();
    },
  );

  it('holds addresses only while the book is open', async () => {
    const { reader, events } = open(illustrated());
    await expect.poll(() => events.onPlace).toHaveBeenCalled();
    expect(live.size).toBeGreaterThan(3);
    await reader.close();
    expect([...live]).toEqual([]);
  });

  it('leaves nothing that the page would hold it by', async () => {
    const heard = vi.spyOn(window, 'addEventListener');
    onTestFinished(() => void vi.restoreAllMocks());
    const { reader, events } = open(illustrated(), false, 'scroll');
    await expect.poll(() => events.onPlace).toHaveBeenCalled();
    await reader.close();
    expect(heard.mock.calls.map(([type]) => type)).not.toContain('unload');
  });

  it('ends a book that could not be opened', async () => {
    const { reader, events } = open(new ArrayBuffer(10));
    await expect.poll(() => events.onFailed).toHaveBeenCalled();
    await reader.close();
  });
});

function evil(name: string): string {
  return `${location.origin}/hostile-${name}`;
}
function run(name: string): string {
  return `top.hostile = '${name}'; parent.hostile = '${name}'`;
}

const attacks: readonly (readonly [name: string, body: string, head?: string])[] = [
  ['script', `<script>${run('a')}</script><script src="${evil('script')}"/>`],
  [
    'handlers',
    `<img src="${evil('img')}" onerror="${run('b')}" alt=""/><p onclick="${run('c')}">x</p>`,
  ],
  [
    'frames',
    `<iframe src="${evil('frame')}"/><iframe srcdoc="&lt;script&gt;${run('d')}&lt;/script&gt;"/><object data="${evil('object')}"/><embed src="${evil('embed')}"/>`,
  ],
  [
    'refresh',
    '<p>x</p>',
    `<meta http-equiv="refresh" content="0;url=${evil('refresh')}"/><base href="${evil('base')}/"/>`,
  ],
  [
    'links in the head',
    '<p>x</p>',
    `<link rel="stylesheet" href="${evil('css')}"/><link rel="preload" as="image" href="${evil('preload')}"/><link rel="prefetch" href="${evil('prefetch')}"/><link rel="icon" href="${evil('icon')}"/>`,
  ],
  [
    'sheets',
    `<p style="background: url(${evil('style')})">x</p>`,
    `<style>@import "${evil('import')}"; p { background: u\\72l(${evil('escaped')}) } body { background: url('${evil('body')}') }</style>`,
  ],
  [
    'media',
    `<video src="${evil('video')}" poster="${evil('poster')}" autoplay="autoplay"/><audio src="${evil('audio')}" autoplay="autoplay"/><img srcset="${evil('srcset')} 1x" alt=""/>`,
  ],
  [
    'drawings',
    `<svg xmlns="http://www.w3.org/2000/svg"><script>${run('e')}</script><image href="${evil('image')}"/><use href="${evil('use')}#x"/><style>@import "${evil('svgstyle')}";</style><a href="${evil('svga')}"><text y="20">t</text><animate attributeName="href" values="javascript:${run('f')}"/></a></svg>`,
  ],
  [
    'forms',
    `<form action="${evil('form')}"><input type="image" src="${evil('input')}" autofocus="autofocus" onfocus="${run('g')}"/></form>`,
  ],
  [
    'raw text in a comment',
    `<!--><img src="${evil('comment')}" onerror="${run('h')}"> --><p>x</p>`,
  ],
  [
    'raw text in a sheet',
    `<style><![CDATA[</style><img src="${evil('cdata')}" onerror="${run('i')}">]]></style><p>x</p>`,
  ],
  [
    'raw text in a title',
    `<svg xmlns="http://www.w3.org/2000/svg"><title><![CDATA[</title><img src="${evil('title')}" onerror="${run('j')}">]]></title></svg>`,
  ],
  [
    'raw text elements',
    `<xmp><p title="&lt;/xmp>&lt;img src='${evil('xmp')}' onerror='x'>"/></xmp><noembed><![CDATA[</noembed><img src="${evil('noembed')}">]]></noembed>`,
  ],
  ['entities', `<p>&#60;img src="${evil('entity')}"&#62;</p>`],
  [
    'formulas',
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><img src="${evil('math')}" alt=""/></annotation-xml></math>`,
  ],
  [
    'names of what the document has itself',
    '<p><img name="body" alt=""/><img name="querySelectorAll" alt=""/><img name="defaultView" alt=""/>x</p>',
  ],
  ['instructions', `<?xml-stylesheet href="${evil('pi')}"?><p>x</p>`],
];

it('a book cannot stand in the place of the style that its reader has chosen', async () => {
  const id = 'epubjs-inserted-css-hanji';
  const book = testBook({
    chapters: [`<p id="${id}">Sentence 1</p>`],
    head: `<meta name="x" content="y" id="${id}"/>`,
  });
  const { reader, events } = open(book);
  await expect.poll(() => events.onPlace).toHaveBeenCalled();
  reader.setLook({ ...look, mode: 'page', settings: { ...look.settings, fontSize: 4 } });
  const size = (): string | undefined => {
    const root = frameDocument()?.documentElement;
    return root && getComputedStyle(root).fontSize;
  };
  await expect.poll(size).toBe('22px');
  expect(frameDocument()?.body.textContent).toContain('Sentence 1');
});

describe.each([false, true])('hostile books, frames with scripts %s', (allowScripts) => {
  it.each(attacks)(
    '%s: nothing runs, nothing is asked for, nothing leaves',
    async (_, body, head) => {
      const book = testBook({ chapters: [`${body}<p>Sentence 1</p>`], ...(head ? { head } : {}) });
      performance.clearResourceTimings();
      const { reader, events } = open(book, allowScripts);
      await expect.poll(() => events.onPlace).toHaveBeenCalled();
      await wait(250);
      const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
      const content = frameDocument();
      expect(content?.body.textContent).toContain('Sentence 1');
      expect(frame?.contentWindow?.location.href).toBe('about:srcdoc');
      expect('hostile' in window || (window.top && 'hostile' in window.top)).toBe(false);
      const asked = [
        ...performance.getEntriesByType('resource'),
        ...(frame?.contentWindow?.performance.getEntriesByType('resource') ?? []),
      ];
      expect(asked.map(({ name }) => name).filter((name) => name.includes('hostile'))).toEqual([]);
      for (const element of content?.querySelectorAll('*') ?? []) {
        for (const { name, value } of element.attributes) {
          // An address that is but data, to be shown to the reader who is asked.
          const isData = name === 'data-hj-outside';
          expect(`${name}=${isData ? '' : value}`).not.toMatch(/^on|hostile-(?!escaped)/);
        }
      }
      await reader.close();
    },
  );

  it('what came past everything else is stopped by the policy, which stands first', async () => {
    const book = testBook({ chapters: ['<p>Sentence 1</p>'], head: '<meta charset="utf-8"/>' });
    const { reader, events } = open(book, allowScripts);
    await expect.poll(() => events.onPlace).toHaveBeenCalled();
    const content = frameDocument();
    if (!content) throw new Error('no book is drawn');
    const [first] = content.head.children;
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(first?.getAttribute('content')).toContain("default-src 'none'; script-src 'none'");
    const stopped: string[] = [];
    content.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      stopped.push(effectiveDirective),
    );
    const put = (name: string, set: (element: Element) => void): void => {
      const element = content.createElement(name);
      set(element);
      content.body.append(element);
    };
    put('img', (element) => element.setAttribute('src', evil('policy-img')));
    put('audio', (element) => element.setAttribute('src', evil('policy-audio')));
    put('iframe', (element) => element.setAttribute('src', evil('policy-frame')));
    put('script', (element) => {
      element.textContent = run('l');
    });
    // Without leave to run any, its frame stops a script before the policy is asked.
    const ofScripts = allowScripts ? ['script-src-elem'] : [];
    await expect
      .poll(() => stopped)
      .toEqual(expect.arrayContaining(['img-src', 'media-src', 'frame-src', ...ofScripts]));
    expect('hostile' in window).toBe(false);
    await reader.close();
  });

  it('takes the focus by nothing of the book', async () => {
    const body = '<p id="p" tabindex="0" autofocus="autofocus">Sentence 0</p>';
    const { reader, events } = open(testBook({ chapters: [body] }), allowScripts);
    await expect.poll(() => events.onPlace).toHaveBeenCalled();
    expect(frameDocument()?.getElementById('p')?.hasAttribute('autofocus')).toBe(false);
    expect(document.activeElement).toBe(document.body);
    await reader.close();
  });

  it('lets no link out of the book', async () => {
    const body = `<p><a id="out" href="${evil('link')}" target="_top" ping="${evil('ping')}">out</a>
      <a id="js" href="javascript:${run('k')}">js</a><a id="data" href="data:text/html,x">data</a>
      <a id="chapter" data-hj-chapter="forged">own</a>
      <a id="in" href="ch2.xhtml#there">in</a></p>`;
    const book = testBook({ chapters: [body, `${sentences(40)}<p id="there">Sentence 900</p>`] });
    const { reader, events } = open(book, allowScripts);
    await expect.poll(() => events.onPlace).toHaveBeenCalled();
    const content = frameDocument();
    const before = location.href;
    for (const id of ['out', 'js', 'data', 'chapter']) content?.getElementById(id)?.click();
    await wait(200);
    expect(location.href).toBe(before);
    expect(frameDocument()).toBe(content);
    expect(events.onOutside).toHaveBeenNthCalledWith(1, evil('link'));
    expect(events.onOutside).toHaveBeenNthCalledWith(2, undefined);
    expect(events.onOutside).toHaveBeenCalledTimes(2);
    expect(events.onChapter).not.toHaveBeenCalled();
    content?.getElementById('in')?.click();
    await expect.poll(() => frameDocument()?.body.textContent).toContain('Sentence 900');
    await reader.close();
  });
});
