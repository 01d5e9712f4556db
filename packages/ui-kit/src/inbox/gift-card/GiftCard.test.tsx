import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { GiftCard } from './GiftCard.tsx';

function gift(props: Partial<ComponentProps<typeof GiftCard>> = {}) {
  return (
    <main style={{ width: 328 }}>
      <GiftCard
        item="coin"
        title="10 free coins"
        image={null}
        time="open"
        timeLabel="5 days left"
        {...props}
      />
    </main>
  );
}

it('shows the time left and is received by its button', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(gift({ action: { label: 'Receive', onPress } }));
  await expect.element(screen.getByRole('article', { name: '10 free coins' })).toBeVisible();
  await expect.element(screen.getByText('5 days left')).toBeVisible();
  const receive = screen.getByRole('button', { name: 'Receive' });
  await expect.element(receive).toHaveAccessibleDescription('10 free coins');
  await receive.click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

it('leads to where it is checked out', async () => {
  const screen = await render(gift({ item: 'other', action: { label: 'Look', href: '/event/1' } }));
  await expect
    .element(screen.getByRole('link', { name: 'Look' }))
    .toHaveAttribute('href', '/event/1');
});

it('waits while it is being received, then says that it is', async () => {
  const action = { label: 'Receive', onPress: () => undefined };
  const screen = await render(gift({ action }));
  await screen.getByRole('button', { name: 'Receive' }).click();
  await screen.rerender(gift({ action, busyLabel: 'Receiving' }));
  const busy = screen.getByRole('button', { name: 'Receiving' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await expect.element(busy).toHaveFocus();
  await screen.rerender(gift({ action, receivedLabel: 'Received' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Received');
  await expect.element(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('button').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

it('cannot be received any more once expired', async () => {
  const action = { label: 'Receive', onPress: () => undefined };
  const screen = await render(gift({ action, time: 'expired', timeLabel: 'Expired' }));
  await expect.element(screen.getByText('Expired')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('tells a gift that ends soon by shape beside colour and words', async () => {
  const shapeIn = (container: Element): string | null | undefined =>
    container.querySelector('[data-time] path')?.getAttribute('d');
  const screen = await render(gift());
  const open = shapeIn(screen.container);
  await screen.rerender(gift({ time: 'impending', timeLabel: '5 hours left' }));
  expect(shapeIn(screen.container)).not.toBe(open);
  expect(await violations()).toEqual([]);
});

it('draws its kind where a picture fails', async () => {
  const screen = await render(gift({ image: brokenPicture }));
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
});

it('keeps within 328 px in the longest German', async () => {
  const screen = await render(
    gift({
      title: 'Willkommensgeschenkgutscheinpaket'.repeat(2),
      description: 'Geschwindigkeitsbegrenzungsüberschreitung'.repeat(2),
      timeLabel: 'Noch 23 Stunden und 59 Minuten lang verfügbar',
      action: { label: 'Jetzt in Empfang nehmen und einlösen', onPress: () => undefined },
    }),
  );
  expect(screen.getByRole('main').element().scrollWidth).toBe(328);
});
