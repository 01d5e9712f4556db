import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { AgeLabel } from './AgeLabel.tsx';
import { Badge, type BadgeTone } from './Badge.tsx';
import { PriceMark } from './PriceMark.tsx';

const tones: BadgeTone[] = ['new', 'up', 'event', 'end', 'hiatus'];

it('has a word beside every colour, with enough contrast', async () => {
  const screen = await render(
    <main>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} label={`it is ${tone}`} />
      ))}
      <PriceMark kind="wait" label="Free if you wait" />
      <PriceMark kind="free" label="Free" />
      <AgeLabel short="19" label="Mature" adult />
      <AgeLabel short="15" label="Teens and Up" />
    </main>,
  );
  for (const tone of tones) await expect.element(screen.getByText(`it is ${tone}`)).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('tells the badges apart by colour too', async () => {
  const screen = await render(
    <main>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} label={tone} />
      ))}
    </main>,
  );
  const grounds = tones.map(
    (tone) => getComputedStyle(screen.getByText(tone, { exact: true }).element()).backgroundColor,
  );
  expect(new Set(grounds).size).toBe(tones.length);
});

it('speaks an age in full', async () => {
  const screen = await render(<AgeLabel short="19" label="Mature" adult />);
  await expect.element(screen.getByRole('img', { name: 'Mature' })).toHaveTextContent('19');
});
