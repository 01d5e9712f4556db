import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { startScript } from './late-start.ts';

const entry = '/assets/main-1.js';

/** Runs the script of a page beside a root with these attributes; what it then adds, in order. */
function begun(attributes: Readonly<Record<string, string>>, readyState = 'interactive') {
  let read = (): void => {};
  const added: { tag: string; on: Record<string, () => void>; [name: string]: unknown }[] = [];
  const place = {
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => null,
  };
  runInNewContext(startScript(entry, ['/assets/shared-1.js']), {
    document: {
      readyState,
      addEventListener: (_: string, heard: () => void) => (read = heard),
      getElementById: () => place,
      documentElement: { removeAttribute: vi.fn() },
      head: { appendChild: (element: (typeof added)[number]) => (added.push(element), element) },
      createElement: (tag: string) => {
        const on: Record<string, () => void> = {};
        const element: (typeof added)[number] = { tag, on };
        element['setAttribute'] = (name: string, value: string) => (element[name] = value);
        element['addEventListener'] = (name: string, heard: () => void) => (on[name] = heard);
        return element;
      },
    },
    addEventListener: vi.fn(),
    setTimeout: vi.fn(),
  });
  return Object.assign(added, { read: () => read() });
}

function scriptsOf(added: readonly { tag: string; [name: string]: unknown }[]) {
  return added.filter(({ tag }) => tag === 'script').map(({ src }) => src);
}

it('begins with the stylesheet of the edition, where the page has only what it was drawn with', () => {
  const added = begun({ 'data-styles': '/assets/style-1.css', 'data-files': '/assets/page.js' });
  const ahead = added.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
  expect(added[0]).toMatchObject({ tag: 'link', rel: 'stylesheet', href: '/assets/style-1.css' });
  expect(ahead).toEqual(expect.arrayContaining([entry, '/assets/shared-1.js', '/assets/page.js']));
  expect(scriptsOf(added)).toEqual([]);
  added[0]?.on['load']?.();
  expect(scriptsOf(added)).toEqual([entry]);
});

it('begins once the page is read to its end, with its files already on their way', () => {
  const added = begun({}, 'loading');
  expect(scriptsOf(added)).toEqual([]);
  expect(added.some(({ rel, href }) => rel === 'modulepreload' && href === entry)).toBe(true);
  added.read();
  expect(scriptsOf(added)).toEqual([entry]);
});
