import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.tsx';

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
