import { expect, it } from 'vitest';
import { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import { KeptPages, type MadePage } from './kept-pages.ts';

function page(text: string, { whole = true, refused = false } = {}): MadePage {
  const answer = new PreparedAnswer({ body: Buffer.from(text), code: 200, etag: null }, 'page');
  return { answer, personal: false, whole, refused };
}
const textOf = ({ answer }: MadePage): string => answer.body.toString();

it('makes a page once for all who ask for it', async () => {
  const kept = new KeptPages(600_000);
  let made = 0;
  const ask = () => kept.get('/', async () => page(`page ${(made += 1)}`));
  const pages = await Promise.all([ask(), ask(), ask()]);
  expect([...pages, await ask()].map(textOf)).toEqual(Array(4).fill('page 1'));
  expect(pages[0]).toBe(pages[2]);
});

it('gives a page that was refused something to nobody but who it was made for', async () => {
  const kept = new KeptPages(600_000);
  const refused = kept.get('/', async () =>
    page('without its answer', { whole: false, refused: true }),
  );
  const beside = kept.get('/', async () => page('whole'));
  expect(textOf(await refused)).toBe('without its answer');
  expect(textOf(await beside)).toBe('whole');
  expect(textOf(await kept.get('/', async () => page('later')))).toBe('whole');
});

it('makes a page that lacks something once for all who wait for it, and keeps it for nobody', async () => {
  const kept = new KeptPages(600_000);
  let made = 0;
  const ask = () => kept.get('/', async () => page(`page ${(made += 1)}`, { whole: false }));
  const pages = await Promise.all([ask(), ask(), ask()]);
  expect(pages.map(textOf)).toEqual(Array(3).fill('page 1'));
  expect(textOf(await ask())).toBe('page 2');
});

it('keeps some hundreds at most, however small they are', async () => {
  const kept = new KeptPages(600_000);
  await kept.get('first', async () => page('first'));
  for (let at = 0; at < 600; at += 1) await kept.get(String(at), async () => page('x'));
  expect(textOf(await kept.get('first', async () => page('again')))).toBe('again');
  expect(textOf(await kept.get('599', async () => page('again')))).toBe('x');
});

it('fails for who asked when it cannot be made, and keeps nothing of it', async () => {
  const kept = new KeptPages(600_000);
  await expect(kept.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(textOf(await kept.get('/', async () => page('made')))).toBe('made');
});
