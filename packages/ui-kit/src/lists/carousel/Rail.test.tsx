import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Rail } from './Rail.tsx';

it('scrolls and comes to rest at a card without any script', async () => {
  const screen = await render(
    <Rail kind="normal">
      {Array.from({ length: 20 }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </Rail>,
  );
  const view = screen.container.firstElementChild;
  if (!view) throw new Error('no rail');
  view.scrollTo({ left: 40, behavior: 'instant' });
  const [first, second] = screen.container.querySelectorAll('li');
  const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  await expect.poll(() => view.scrollLeft % step).toBeCloseTo(0, 0);
  expect(screen.getByRole('listitem').elements()).toHaveLength(20);
});
