import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];

it('is a picture that screen readers pass over', async () => {
  const screen = await render(<Icon name="search" size={32} />);
  const svg = screen.container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getBoundingClientRect().width).toBe(32);
});

it('turns arrows along the line of reading, and nothing else', async () => {
  const screen = await render(
    <div dir="rtl">
      <Icon name="back" />
      <Icon name="search" />
    </div>,
  );
  const [back, search] = screen.container.querySelectorAll('svg');
  expect(back && getComputedStyle(back).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(search && getComputedStyle(search).transform).toBe('none');
});

it.each(names)('stays within its square of 24 with half a stroke to spare: %s', async (name) => {
  const screen = await render(<Icon name={name} />);
  const box = screen.container.querySelector('path')?.getBBox();
  expect(box && Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0.875);
  expect(box && Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(23.125);
});

it('has one weight, and fills only what its name says is filled', async () => {
  const screen = await render(names.map((name) => <Icon key={name} name={name} />));
  const looks = [...screen.container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg));
  expect(new Set(looks.map(({ strokeWidth }) => strokeWidth))).toEqual(new Set(['1.75px']));
  const filled = names.filter((_, index) => looks[index]?.fill !== 'none');
  expect(filled).toEqual(names.filter((name) => name.endsWith('Filled')));
});
