import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { MissionRow } from './MissionRow.tsx';

it('shows a mission with the message that the app is needed', async () => {
  const screen = await render(
    <main>
      <MissionRow
        title="Read three chapters today"
        reward="5 coins"
        appOnlyLabel="Take part in the app"
      />
    </main>,
  );
  const mission = screen.getByRole('article', { name: 'Read three chapters today' });
  await expect.element(mission.getByText('5 coins')).toBeVisible();
  await expect.element(screen.getByText('Take part in the app')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('keeps within 328 px', async () => {
  const screen = await render(
    <main style={{ width: 328 }}>
      <MissionRow
        title={'Tagesaufgabe'.repeat(9)}
        description={'Lesefortschritt'.repeat(9)}
        reward={'Geschenkmünzen'.repeat(3)}
        period="noch 23 Stunden"
        appOnlyLabel={'Anwendung'.repeat(12)}
      />
    </main>,
  );
  expect(screen.getByRole('main').element().scrollWidth).toBe(328);
});
