import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Button } from '#actions/button/Button.tsx';
import type { StateDrawingName } from './StateDrawing.tsx';
import { StateMessage } from './StateMessage.tsx';

const drawings: StateDrawingName[] = [
  'empty',
  'search',
  'missing',
  'error',
  'offline',
  'lock',
  'work',
  'done',
];

it.each(drawings)('says what happened and has a door: %s', async (drawing) => {
  const screen = await render(
    <main>
      <StateMessage
        drawing={drawing}
        title="Connection lost"
        text="We go on as soon as you are back."
        level={1}
        live
        actions={<Button look="strong">Try again</Button>}
      />
    </main>,
  );
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Connection lost' }))
    .toBeVisible();
  expect(screen.getByRole('status').element().textContent).toContain('as soon as you are back');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('takes less room in a list than on a page, and on a screen all that the header leaves', async () => {
  const screen = await render(
    <main>
      {(['list', 'page', 'screen'] as const).map((size) => (
        <StateMessage key={size} drawing="empty" title={size} size={size} />
      ))}
    </main>,
  );
  const heights = screen
    .getByRole('heading')
    .elements()
    .map((heading) => heading.parentElement?.getBoundingClientRect().height ?? 0);
  const [list = 0, inPage = 0, whole = 0] = heights;
  expect(list).toBeLessThan(inPage);
  expect(whole).toBe(window.innerHeight - 64);
});

it('is not announced where it stands from the beginning', async () => {
  const screen = await render(<StateMessage drawing="empty" title="Nothing yet" />);
  expect(screen.getByRole('status').elements()).toEqual([]);
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
