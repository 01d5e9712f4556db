import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { offerwall as words } from '@hanji/i18n/locales/en-US/offerwall.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, conversionId, openWall } from '#testing/open-wall.tsx';

/** A partner at another origin, who is not there: what it says is said in its place. */
const partner = 'http://partner.localhost:1';
const missions = { 'GET /offerwall/pincrux/chargeview': { url: `${partner}/wall/a` } };
const opened = {
  'POST /offerwall/pointpark/init': { id: conversionId, url: `${partner}/points/a` },
};
const read = `GET /offerwall/pointpark/${conversionId}`;
const cancel = `PUT /offerwall/pointpark/cancel/${conversionId}`;
const standing = { id: conversionId, state: 'granted', points: 1500, coins: 15 };

const layer = (name: string) => page.getByRole('dialog', { name });
const frameOf = (name: string) => layer(name).element().querySelector<HTMLIFrameElement>('iframe');

/** What the frame says, as the browser hands it over. */
function say(
  data: unknown,
  { origin = partner, source = frameOf(words.conversionTitle)?.contentWindow } = {},
): void {
  globalThis.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
}

async function openPoints(answers: Readonly<Record<string, unknown>> = {}) {
  const came = answer({ ...opened, [read]: standing, [cancel]: standing, ...answers });
  await openWall();
  await page.getByRole('button', { name: words.conversionOpen }).click();
  await expect.element(layer(words.conversionTitle)).toBeVisible();
  await expect.poll(() => frameOf(words.conversionTitle)?.src).toBe(`${partner}/points/a`);
  return came;
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[B2-132] [B1-015] shows what each partner offers here and now, to members', async () => {
  answer({});
  await openWall();
  await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect.element(page.getByText('3 missions, 16 coins in all')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.conversionTitle })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await openWall('/offerwall', false);
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it('[B4-037] [B2-145] [B9-025] shows a partner’s page in a layer, sandboxed, and hides it again', async () => {
  const came = answer(missions);
  await openWall();
  await page.getByRole('button', { name: words.missionOpen }).click();
  const shown = layer(words.missionTitle);
  await expect.element(shown).toBeVisible();
  await expect.poll(() => frameOf(words.missionTitle)?.src).toBe(`${partner}/wall/a`);
  expect(frameOf(words.missionTitle)?.getBoundingClientRect().height).toBe(700);
  const tokens = [...(frameOf(words.missionTitle)?.sandbox ?? [])];
  expect(tokens.filter((token) => token.startsWith('allow-top-navigation'))).toEqual([]);
  expect(tokens).toContain('allow-scripts');
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect.element(shown).not.toBeInTheDocument();
  const asked = () => came.filter(({ call }) => call === 'POST /offerwall/pincrux/adinfo');
  await expect.poll(() => asked().length).toBe(2);
});

it('[B4-038] [B2-146] closes on the partner’s word about the conversion, and says how it stands', async () => {
  const came = await openPoints();
  say({ type: 'pointConversion', id: conversionId, coins: 9999 });
  const result = layer(words.grantedTitle);
  await expect.element(result).toBeVisible();
  await expect.element(result.getByText('1,500 points became 15 coins.')).toBeVisible();
  expect(layer(words.conversionTitle).elements()).toEqual([]);
  expect(came.map(({ call }) => call)).not.toContain(cancel);
  await result.getByRole('button', { name: 'Close' }).click();
  await expect.element(result).not.toBeInTheDocument();
});

it('stays on what anybody else says, or something else', async () => {
  await openPoints();
  const data = { type: 'pointConversion', id: conversionId };
  say(data, { origin: location.origin });
  say(data, { origin: 'null' });
  say(data, { source: globalThis.window });
  say({ ...data, id: crypto.randomUUID() });
  say({ type: 'other', id: conversionId });
  say(JSON.stringify(data));
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(layer(words.conversionTitle)).not.toBeInTheDocument();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

it('[B7-035] gives a conversion up with its layer, by Escape as well', async () => {
  const came = await openPoints();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => came.map(({ call }) => call)).toContain(cancel);
  await expect.element(page.getByRole('button', { name: words.conversionOpen })).toHaveFocus();
});

it('asks until the partner has told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const waiting = { ...standing, state: 'open', points: null, coins: null };
    await openPoints({ [read]: waiting });
    say({ type: 'pointConversion', id: conversionId });
    await expect.element(layer(words.openTitle)).toBeVisible();
    answer({ [read]: standing });
    await vi.advanceTimersByTimeAsync(3000);
    await expect.element(layer(words.grantedTitle)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('offers to try again where the partner is away, and says where there is nothing', async () => {
  answer({ 'POST /offerwall/pointpark/init': 502 });
  await openWall();
  await page.getByRole('button', { name: words.conversionOpen }).click();
  const shown = layer(words.conversionTitle);
  await expect.element(shown.getByRole('button', { name: /try again/i })).toBeVisible();
  vi.restoreAllMocks();
  answer(opened);
  await shown.getByRole('button', { name: /try again/i }).click();
  await expect.poll(() => frameOf(words.conversionTitle)?.src).toBe(`${partner}/points/a`);
  vi.restoreAllMocks();
  answer({ 'GET /offerwall/provider': [] });
  await openWall();
  await expect.element(page.getByText(words.emptyTitle)).toBeVisible();
});
