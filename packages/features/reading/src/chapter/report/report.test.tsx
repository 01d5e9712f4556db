import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const path = '/comic/1/chapter/2/product';
const call = 'POST /comic/1/chapter/2/report/order';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = page.getByRole('dialog', { name: viewer.report });

async function openReport(told: Record<string, Answer>) {
  const view = { data: await someView('Two', [picture]) };
  const read = { 'POST /comic/1/chapter/2/read': { data: null } };
  const came = answerCalls({ ...read, [`GET ${path}`]: view, ...told });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  await openSite({ edition, routes, at: path, words: { reading, units, viewer } });
  await button(viewer.report).click();
  await expect.element(sheet).toBeVisible();
  return { came, sent: () => came.filter((one) => one.includes('/report/')) };
}

/** The forms that the service was sent as reports. */
function forms(): Promise<string[]> {
  const reports = vi
    .mocked(fetch)
    .mock.calls.filter(([input]) => new Request(input).url.includes('/report/'));
  return Promise.all(reports.map(([, init]) => new Response(init?.body).text()));
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A7-071] reports a problem with a chapter from its end, in the reader’s words', async () => {
  const { sent } = await openReport({ [call]: { data: null } });
  await page.getByRole('radio', { name: viewer.reportOrder }).click();
  const words = page.getByRole('textbox', { name: viewer.reportIssue });
  await words.fill(' Page 3 comes before page 2 ');
  await expect.element(words).toHaveAttribute('maxlength', '500');
  await button(viewer.reportSend).click();
  await expect.element(page.getByText(viewer.reportSent)).toBeVisible();
  expect(sheet.elements()).toEqual([]);
  expect(sent()).toEqual([call]);
  expect(await forms()).toEqual(['issue=Page+3+comes+before+page+2']);
});

it('[A7-071] asks what is wrong before a report is sent', async () => {
  const { sent } = await openReport({});
  await button(viewer.reportSend).click();
  await expect.element(page.getByText(viewer.reportRequired)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: viewer.reportImage })).toHaveFocus();
  expect(sent()).toEqual([]);
  await button('Cancel').click();
  await expect.poll(() => sheet.elements()).toEqual([]);
});

it('[A7-071] keeps what was written where a report is not sent, for another try', async () => {
  const { sent } = await openReport({ [call]: 500 });
  await page.getByRole('radio', { name: viewer.reportOrder }).click();
  const words = page.getByRole('textbox', { name: viewer.reportIssue });
  await words.fill('Mixed up');
  await button(viewer.reportSend).click();
  await expect.element(page.getByRole('group', { name: viewer.reportFailed })).toHaveFocus();
  await expect.element(words).toHaveValue('Mixed up');
  await button(viewer.reportSend).click();
  await expect.poll(sent).toEqual([call, call]);
});
