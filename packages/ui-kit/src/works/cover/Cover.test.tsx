import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { Badge } from '#works/marks/Badge.tsx';
import { Cover } from './Cover.tsx';

function cover(root: HTMLElement): HTMLElement {
  const found = root.querySelector<HTMLElement>('[data-loaded]');
  if (!found) throw new Error('no cover');
  return found;
}

it('stands at 3:4 with its colour before the picture is there, then fades the picture in', async () => {
  const screen = await render(
    <div style={{ width: 150 }}>
      <Cover src={picture(30, 40)} color="#336699" eager alt="Lighthouse" />
    </div>,
  );
  const box = cover(screen.container).getBoundingClientRect();
  expect(box.height).toBeCloseTo(200, 1);
  expect(getComputedStyle(cover(screen.container)).backgroundColor).toBe('rgb(51, 102, 153)');
  await expect.poll(() => cover(screen.container).dataset['loaded']).toBe('true');
  await expect.poll(() => getComputedStyle(screen.getByRole('img').element()).opacity).toBe('1');
  expect(await violations()).toEqual([]);
});

it('shows a picture at once that the browser holds already', async () => {
  const src = picture(31, 41);
  const first = await render(<Cover src={src} eager />);
  await expect.poll(() => cover(first.container).dataset['loaded']).toBe('true');
  const second = await render(<Cover src={src} />);
  expect(cover(second.container).dataset['loaded']).toBe('true');
});

it('[A8-030] [B8-029] falls back to the default thumbnail when the picture fails, at the same size', async () => {
  const screen = await render(
    <div style={{ width: 150 }}>
      <Cover src={brokenPicture} eager alt="Lighthouse" />
    </div>,
  );
  await expect
    .poll(() => screen.container.querySelector('[data-default-thumbnail]'))
    .not.toBeNull();
  expect(screen.container.querySelector('img')).toBeNull();
  await expect.element(screen.getByRole('img', { name: 'Lighthouse' })).toBeVisible();
  expect(cover(screen.container).getBoundingClientRect().height).toBeCloseTo(200, 1);
});

it('gives a later picture its own chance after one that failed', async () => {
  const screen = await render(<Cover src={brokenPicture} eager alt="Lighthouse" />);
  await expect
    .poll(() => screen.container.querySelector('[data-default-thumbnail]'))
    .not.toBeNull();
  await screen.rerender(<Cover src={picture(3, 4)} eager alt="Lighthouse" />);
  await expect.poll(() => cover(screen.container).dataset['loaded']).toBe('true');
});

it('sets badge and age into the upper corners', async () => {
  const screen = await render(
    <div style={{ width: 150 }}>
      <Cover src={null} badge={<b>B</b>} age={<b>A</b>} />
    </div>,
  );
  const whole = cover(screen.container).getBoundingClientRect();
  const at = (text: string): DOMRect => screen.getByText(text).element().getBoundingClientRect();
  expect(at('B').left - whole.left).toBeLessThan(10);
  expect(at('B').top - whole.top).toBeLessThan(10);
  expect(whole.right - at('A').right).toBeLessThan(10);
  expect(at('A').top - whole.top).toBeLessThan(10);
});

it('blurs what a reader has not accepted, and nothing else', async () => {
  const screen = await render(<Cover src={picture(3, 4)} blurred alt="Night" />);
  const filter = (): string => getComputedStyle(screen.getByRole('img').element()).filter;
  expect(filter()).toBe('blur(16px)');
  expect(screen.getByRole('button').elements()).toEqual([]);
  await screen.rerender(<Cover src={picture(3, 4)} alt="Night" />);
  expect(filter()).toBe('none');
});

it('offers a way to what is blurred, which goes when nothing is', async () => {
  const onReveal = vi.fn<() => void>();
  const reveal = { label: 'Show', spoken: 'Show: Night', onReveal };
  const cover100 = (blurred: boolean) => (
    <main style={{ width: 100 }}>
      <Cover src={picture(3, 4)} blurred={blurred} reveal={reveal} />
    </main>
  );
  const screen = await render(cover100(true));
  const button = screen.getByRole('button', { name: 'Show: Night' });
  const box = button.element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(box.width).toBeLessThanOrEqual(100);
  await button.click();
  expect(onReveal).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
  await screen.rerender(cover100(false));
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('[A9-008] switches between the small and the large picture at 767 px', async () => {
  const small = picture(30, 40, 'teal');
  const large = picture(160, 90, 'navy');
  await page.viewport(767, 800);
  const screen = await render(<Cover src={small} largeSrc={large} eager />);
  const shown = (): string | undefined => screen.container.querySelector('img')?.currentSrc;
  await expect.poll(shown).toBe(small);
  await page.viewport(768, 800);
  await expect.poll(shown).toBe(large);
  await page.viewport(1280, 800);
});

it.each([
  ['light', 'rgba(0, 0, 0, 0)'],
  ['dark', 'rgb(58, 52, 47)'],
])('has a hairline only on ink: %s', async (theme, line) => {
  document.documentElement.dataset['theme'] = theme;
  const screen = await render(<Cover src={null} />);
  expect(getComputedStyle(cover(screen.container), '::after').borderTopColor).toBe(line);
  delete document.documentElement.dataset['theme'];
});

it.each([
  ['event', 'Befristet'],
  ['event', 'Offre limitée'],
  ['event', 'Limited time'],
  ['event', '期間限定'],
  ['event', '이번 주말까지'],
  ['up', 'UPDATE'],
  ['hiatus', 'HIATUS'],
] as const)(
  'keeps %s «%s» to a corner of the narrowest cover, no word torn',
  async (tone, label) => {
    const screen = await render(
      <main style={{ width: 100 }}>
        <Cover
          src={null}
          badge={<Badge tone={tone} label={label} />}
          age={<AgeLabel short="15" label="Teens and Up" />}
        />
      </main>,
    );
    const whole = cover(screen.container).getBoundingClientRect();
    const age = screen.getByRole('img', { name: 'Teens and Up' }).element().getBoundingClientRect();
    const word = screen.getByText(label).element();
    const badge = word.parentElement?.getBoundingClientRect();
    if (!badge) throw new Error('no badge');
    expect(badge.right).toBeLessThan(age.left);
    expect(age.right).toBeLessThan(whole.right);
    // What is drawn in the middle stays free: no mark reaches below a quarter.
    expect(badge.bottom - whole.top).toBeLessThan(whole.height / 4 + 6);
    expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    expect(word.scrollHeight).toBeLessThanOrEqual(word.clientHeight);
    expect(await violations()).toEqual([]);
  },
);

it.each([
  [83, false],
  [84, true],
])('at %i px shows a badge: %s, and the age at any width', async (width, shows) => {
  const screen = await render(
    <main style={{ width }}>
      <Cover
        src={null}
        badge={<Badge tone="event" label="Limited time" />}
        age={<AgeLabel short="15" label="Teens and Up" />}
      />
    </main>,
  );
  expect(screen.getByText('Limited time').element().checkVisibility()).toBe(shows);
  await expect.element(screen.getByRole('img', { name: 'Teens and Up' })).toBeVisible();
});
