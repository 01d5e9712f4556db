import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { MessageRow } from './MessageRow.tsx';

function message(title: string, text: string) {
  return (
    <main style={{ width: 328 }}>
      <MessageRow
        title={title}
        text={text}
        date="3 May 2025"
        dateTime="2025-05-03"
        moreLabel="More"
        lessLabel="Less"
      />
    </main>
  );
}

it('says what, when, and the rest on demand', async () => {
  const screen = await render(message('Season two', 'It begins.\n'.repeat(9)));
  await expect.element(screen.getByRole('article', { name: 'Season two' })).toBeVisible();
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', '2025-05-03');
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('button', { name: 'Less' })).toBeVisible();
});

it('keeps within 328 px', async () => {
  const screen = await render(message('Benachrichtigung'.repeat(9), 'Geschwindigkeit'.repeat(20)));
  expect(screen.getByRole('main').element().scrollWidth).toBe(328);
});
