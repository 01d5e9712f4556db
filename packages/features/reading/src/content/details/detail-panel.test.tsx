import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { someContentHome } from '#testing/content-homes.ts';
import { ContentDetails } from './ContentDetails.tsx';

const keyVisual = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  width: 4,
  height: 3,
};

async function openDetails(description = 'A lighthouse goes out.') {
  const { content } = someContentHome([], {
    name: 'Lighthouse Days',
    description,
    keyVisual,
    genres: ['drama'],
    authors: [{ name: 'Ines', role: 'writer' }],
    publishDay: [1],
    restrictedAge: 15,
  });
  const other = { ...content, id: 8, name: 'The harbour', thumbnail: null, gaugeUsable: false };
  const home = { content, seriesTitles: [], recommends: [other] };
  const routes = editionRoutes(someEdition(), [
    { path: '/', element: <ContentDetails home={home} /> },
    { path: '/comic/8', element: <h1>Another title</h1> },
  ]);
  const words = { genres, reading, units };
  const { router } = await openSite({ edition: someEdition(), routes, words });
  await page.getByRole('button', { name: reading.showFacts }).click();
  return { panel: page.getByRole('dialog', { name: reading.details }), router };
}

afterEach(async () => {
  closeSite();
  await page.viewport(1280, 800);
});

it('[A2-098] shows all that is known of a title, and what is read together with it', async () => {
  const { panel } = await openDetails();
  await expect.element(panel).toBeVisible();
  for (const words of ['Lighthouse Days', 'A lighthouse goes out.', genres.drama, 'Monday']) {
    await expect.element(panel.getByText(words)).toBeVisible();
  }
  await expect.element(panel.getByRole('link', { name: 'Ines' })).toBeVisible();
  await expect.element(panel.getByText(/15/).first()).toBeVisible();
  const picture = panel.element().querySelector('img');
  expect(picture?.getAttribute('src')).toBe(keyVisual.url);
  const together = panel.getByRole('region', { name: reading.recommends });
  await together.getByRole('link', { name: 'The harbour' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another title' })).toBeVisible();
});

it.each([
  ['A lighthouse goes out.', 'its button'],
  [' \n', 'Escape'],
])(
  '[A4-039] [A4-040] of a synopsis %j opens, holds the page on a phone, and closes by %s',
  async (description, by) => {
    await page.viewport(390, 844);
    const { panel } = await openDetails(description);
    await expect.element(panel).toBeVisible();
    const headings = panel.getByRole('heading', { name: reading.synopsis }).elements();
    expect(headings.length).toBe(description.trim() === '' ? 0 : 1);
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    if (by === 'Escape') await userEvent.keyboard('{Escape}');
    else await panel.getByRole('button', { name: frame.close }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    const button = page.getByRole('button', { name: reading.showFacts });
    await expect.element(button).toHaveFocus();
  },
);

it('[A4-039] closes by the way back, which stays on the page, and is open again for who comes back to it', async () => {
  const { panel, router } = await openDetails();
  await panel.getByRole('link', { name: 'The harbour' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another title' })).toBeVisible();
  router.navigate(-1);
  await expect.element(panel).toBeVisible();
  router.navigate(-1);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: reading.showFacts })).toBeVisible();
});

it('gives the focus to its button where it was open when the page came', async () => {
  const { panel, router } = await openDetails();
  await panel.getByRole('link', { name: 'The harbour' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another title' })).toBeVisible();
  router.navigate(-1);
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: reading.showFacts })).toHaveFocus();
});

it('stays on the page where its button is pressed twice', async () => {
  const { panel, router } = await openDetails();
  await panel.getByRole('link', { name: 'The harbour' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another title' })).toBeVisible();
  router.navigate('/');
  await page.getByRole('button', { name: reading.showFacts }).click();
  await expect.element(panel).toBeVisible();
  const button = panel.getByRole('button', { name: frame.close }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: reading.showFacts })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

it('closes again for who came back to it by the way forward', async () => {
  const { panel, router } = await openDetails();
  const close = panel.getByRole('button', { name: frame.close });
  await close.click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  router.navigate(1);
  await expect.element(panel).toBeVisible();
  await close.click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});

it('is one entry of the history where the button that opens it is pressed twice', async () => {
  const { panel, router } = await openDetails();
  await expect.element(panel).toBeVisible();
  router.navigate(-1);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  const button = page.getByRole('button', { name: reading.showFacts }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(panel).toBeVisible();
  router.navigate(-1);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});
