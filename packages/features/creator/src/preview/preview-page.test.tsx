import type { ArticlePreview } from '@hanji/contract/entities/creator.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerDesk, someDetail } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

const article = '/manage/article/1/7';
const path = `${article}/preview`;
const back = page.getByRole('link', { name: words.previewBack });
const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An article of one page, sealed as the service does it. */
async function somePreview(): Promise<ArticlePreview> {
  const raw = new Uint8Array(32).fill(7);
  const iv = new Uint8Array(12).fill(1);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const text = new TextEncoder().encode(drawn);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const image = {
    id: 'image-0',
    page: 1,
    slice: 0,
    url: base64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
    parameter: '',
    width: 300,
    height: 200,
    dominantColor: '#336699',
    placeholder: '',
    description: null,
    widths: [300],
    panels: null,
  };
  const names = { contentName: 'Title 1', name: 'The harbor' };
  return { ...names, images: [image], imageKey: base64Url(raw), contentVersion: 'a' };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('shows an article in the viewer of its readers, and leads back to the desk', async () => {
  const preview = await somePreview();
  const asked = answerDesk(({ path: at }) => {
    if (at.startsWith('GET /manage/comment')) return { data: { comments: [], after: null } };
    return { data: at === `GET ${path}` ? preview : someDetail() };
  });
  const { address } = await openDesk(path);
  await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await expect.poll(() => document.title).toContain('The harbor');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Title 1 The harbor' }))
    .toBeInTheDocument();
  expect(asked.map(({ path: at }) => at)).toEqual([`GET ${path}`]);
  expect(await violations()).toEqual([]);
  await back.first().click();
  await expect.poll(address).toBe(article);
});

it.each([
  ['does not come', () => null],
  ['cannot be opened', (preview: ArticlePreview) => ({ data: { ...preview, imageKey: 'AAAA' } })],
])('says where a preview %s, tries again, and leads back', async (_how, trouble) => {
  const preview = await somePreview();
  let works = false;
  answerDesk(() => (works ? { data: preview } : trouble(preview)));
  await openDesk(path);
  await expect.element(back).toHaveAttribute('href', article);
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
});
