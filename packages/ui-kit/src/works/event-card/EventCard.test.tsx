import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { EventCard, type EventCardProps } from './EventCard.tsx';

function card(props: Partial<EventCardProps> = {}) {
  return (
    <main style={{ width: 328 }}>
      <h1>Events</h1>
      <EventCard
        href="/event"
        title="A week of lighthouses"
        picture={{ src: picture(20, 10), width: 20, height: 10 }}
        period="3 May – 10 May"
        {...props}
      />
    </main>
  );
}

it('is one link named by its title, and says how long it runs', async () => {
  const screen = await render(card());
  const link = screen.getByRole('link', { name: 'A week of lighthouses' });
  await expect.element(link).toHaveAttribute('href', '/event');
  await expect.element(screen.getByText('3 May – 10 May')).toBeVisible();
  const box = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(box.left + 40, box.top + 40)?.closest('a')).toBe(link.element());
  expect(screen.getByRole('img').elements()).toEqual([]);
});

it('says that it is for adults', async () => {
  const screen = await render(card({ mature: { short: '19', label: 'Mature' } }));
  await expect.element(screen.getByRole('img', { name: 'Mature' })).toHaveTextContent('19');
});
