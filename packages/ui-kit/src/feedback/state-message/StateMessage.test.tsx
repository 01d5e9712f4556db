import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Button } from '#actions/button/Button.tsx';
import { violations } from '#testing/violations.ts';
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
  expect(await violations()).toEqual([]);
});
