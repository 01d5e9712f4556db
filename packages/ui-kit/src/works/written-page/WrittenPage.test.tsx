import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { WrittenPage, type WrittenPiece, type WrittenWords } from './WrittenPage.tsx';

const plain = { strong: false, emphasis: false, href: null };

function paragraph(...spans: (Partial<WrittenWords> & { text: string })[]): WrittenPiece {
  return { kind: 'paragraph', spans: spans.map((span) => ({ ...plain, ...span })) };
}

it('draws words as words, whatever they look like, and links where they lead', async () => {
  await page.viewport(360, 800);
  const screen = await render(
    <WrittenPage
      pieces={[
        paragraph(
          { text: '<script>document.title = 1</script> ' },
          { text: 'a page', href: '/document/faq' },
          { text: ' and ' },
          { text: 'a site', href: 'https://hanji.example/', strong: true },
        ),
        paragraph({ text: 'W'.repeat(400) }),
      ]}
    />,
  );
  const article = screen.getByRole('article').element();
  expect(article.textContent).toContain('<script>document.title = 1</script>');
  expect(article.querySelector('script')).toBeNull();
  const site = screen.getByRole('link', { name: 'a site' });
  await expect.element(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(site.element().querySelector('strong')?.textContent).toBe('a site');
  await expect
    .element(screen.getByRole('link', { name: 'a page' }))
    .toHaveAttribute('href', '/document/faq');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('keeps the place of a picture and says what it shows; lists are numbered as they are written', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <WrittenPage
        pieces={[
          {
            kind: 'picture',
            picture: { url: picture(20, 10), width: 600, height: 300 },
            alt: 'A harbour',
            caption: 'At night',
          },
          {
            kind: 'list',
            start: 3,
            items: [
              { depth: 0, spans: [{ ...plain, text: 'three' }] },
              { depth: 1, spans: [{ ...plain, text: 'within' }] },
            ],
          },
          { kind: 'heading', level: 3, spans: [{ ...plain, text: 'Prizes' }] },
        ]}
      />
    </div>,
  );
  const shown = screen.getByRole('img', { name: 'A harbour' }).element();
  expect(shown.getBoundingClientRect().height).toBe(150);
  await expect.element(screen.getByText('At night')).toBeVisible();
  expect(screen.getByRole('list').element().getAttribute('start')).toBe('3');
  const [outer, inner] = screen.getByRole('listitem').elements();
  expect(inner?.getBoundingClientRect().left).toBeGreaterThan(
    outer?.getBoundingClientRect().left ?? 0,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Prizes' })).toBeVisible();
});
