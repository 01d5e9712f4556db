import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { LinkButton } from './LinkButton.tsx';

it('is a link of at least 44 px that leads to its address', async () => {
  const screen = await render(
    <main>
      <LinkButton href="/comic/7" look="strong" icon="book">
        D
      </LinkButton>
    </main>,
  );
  const link = screen.getByRole('link', { name: 'D' });
  await expect.element(link).toHaveAttribute('href', '/comic/7');
  const { width, height } = link.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it('takes the whole width where it is told to', async () => {
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <LinkButton href="/" wide>
        Go
      </LinkButton>
    </div>,
  );
  expect(screen.getByRole('link').element().getBoundingClientRect().width).toBe(300);
});
