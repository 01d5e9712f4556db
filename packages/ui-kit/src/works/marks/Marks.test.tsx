import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { AgeLabel } from './AgeLabel.tsx';
import { Badge, type BadgeTone } from './Badge.tsx';
import { OriginMark } from './OriginMark.tsx';
import { PriceMark } from './PriceMark.tsx';
import { PromotionMark, type PromotionKind } from './PromotionMark.tsx';

const tones: BadgeTone[] = ['new', 'up', 'event', 'end', 'hiatus'];
const promotions: PromotionKind[] = ['free', 'discount', 'coinback'];

const marks = (
  <main>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone} label={`it is ${tone}`} />
    ))}
    {promotions.map((kind) => (
      <PromotionMark key={kind} kind={kind} label={`gives ${kind}`} />
    ))}
    <PriceMark kind="wait" label="Wait until free" />
    <PriceMark kind="free" label="Free" />
    <OriginMark kind="original" label="Original" />
    <OriginMark kind="exclusive" label="Exclusive" />
    <AgeLabel short="All" label="All ages" />
    <AgeLabel short="15" label="Teens and Up" />
    <AgeLabel short="19" label="Mature" adult />
  </main>
);

it.each(['light', 'dark'])(
  'has a word beside every colour, readable when it is %s',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const screen = await render(marks);
    for (const tone of tones) await expect.element(screen.getByText(`it is ${tone}`)).toBeVisible();
    for (const kind of promotions) {
      await expect.element(screen.getByText(`gives ${kind}`)).toBeVisible();
    }
    expect(await violations()).toEqual([]);
    delete document.documentElement.dataset['theme'];
  },
);

function badgeOf(word: Element): Element {
  const badge = word.closest('[data-tone]');
  if (!badge) throw new Error('no badge');
  return badge;
}

it('keeps what an event is called to two lines', async () => {
  const screen = await render(
    <div style={{ width: 90 }}>
      <Badge tone="event" label="Nur für kurze Zeit in der goldenen Woche" />
    </div>,
  );
  const word = screen.getByText(/Nur für/).element();
  const line = Number.parseFloat(getComputedStyle(word).lineHeight);
  expect(word.getBoundingClientRect().height).toBeLessThanOrEqual(2 * line + 1);
});

it('tells the badges apart by colour and by shape too', async () => {
  const screen = await render(marks);
  const badges = tones.map((tone) => badgeOf(screen.getByText(`it is ${tone}`).element()));
  const looks = badges.map((badge) => getComputedStyle(badge));
  expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(tones.length);
  const shapes = badges.map((badge, index) => {
    const drawn = badge.querySelector('path');
    return `${looks[index]?.borderRadius} ${looks[index]?.clipPath} ${drawn?.getAttribute('d')}`;
  });
  expect(new Set(shapes).size).toBe(tones.length);
});

it.each(['light', 'dark'])('shows what is finished in black when it is %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const screen = await render(<Badge tone="end" label="完結" />);
  const { backgroundColor } = getComputedStyle(badgeOf(screen.getByText('完結').element()));
  expect(backgroundColor).toBe('rgb(22, 18, 15)');
  delete document.documentElement.dataset['theme'];
});

it('tells promotions and origins apart by more than their colour', async () => {
  const screen = await render(marks);
  const drawn = promotions.map((kind) =>
    screen.getByText(`gives ${kind}`).element().querySelector('path')?.getAttribute('d'),
  );
  expect(new Set(drawn).size).toBe(promotions.length);
  const radius = (word: string): string =>
    getComputedStyle(screen.getByText(word, { exact: true }).element()).borderRadius;
  expect(radius('Original')).not.toBe(radius('Exclusive'));
});

it.each([
  ['All', 'All ages'],
  ['15', 'Teens and Up'],
  ['19', 'Mature'],
])('speaks the age %s in full', async (short, label) => {
  const screen = await render(marks);
  await expect.element(screen.getByRole('img', { name: label })).toHaveTextContent(short);
});
