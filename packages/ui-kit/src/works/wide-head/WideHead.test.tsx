import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { PhaseMark, type PhaseTone } from './PhaseMark.tsx';
import { WideHead } from './WideHead.tsx';

const shown = {
  picture: { src: picture(40, 20, 'teal'), width: 40, height: 20 },
  color: '#336699',
  marks: <PhaseMark tone="now" label="Running" />,
  title: 'A week of lighthouses',
};

afterEach(() => page.viewport(1280, 800));

it('says what it is, where it stands, and its facts by their names', async () => {
  const screen = await render(
    <WideHead {...shown} text="Three chapters, free." facts={[['Period', 'May 3 – May 10']]}>
      <a href="#coins">Get coins</a>
    </WideHead>,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: shown.title })).toBeVisible();
  await expect.element(screen.getByText('Running')).toBeVisible();
  await expect.element(screen.getByRole('term')).toHaveTextContent('Period');
  await expect.element(screen.getByRole('definition')).toHaveTextContent('May 3 – May 10');
  await expect.element(screen.getByRole('link', { name: 'Get coins' })).toBeVisible();
});

it('has no empty lines where nothing is known besides its title', async () => {
  const screen = await render(<WideHead {...shown} />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.container.querySelector('dl')).toBeNull();
  expect(screen.container.querySelectorAll('p')).toHaveLength(1);
});

it.each([
  [390, false, 'above'],
  [767, false, 'above'],
  [768, false, 'beside'],
  [390, true, 'beside'],
])('at %s px, small: %s, has its picture %s its words', async (width, small, where) => {
  await page.viewport(width, 800);
  const screen = await render(<WideHead {...shown} small={small} />);
  const words = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  const seen = screen.container.querySelector('img')?.getBoundingClientRect();
  expect(seen && seen.right <= words.left ? 'beside' : 'above').toBe(where);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each(['light', 'dark'])('has marks that can be read when it is %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const tones: PhaseTone[] = ['now', 'notable', 'plain'];
  await render(
    <main>
      {tones.map((tone) => (
        <PhaseMark key={tone} tone={tone} label={`it is ${tone}`} />
      ))}
    </main>,
  );
  expect(await violations(document.body)).toEqual([]);
  delete document.documentElement.dataset['theme'];
});
