import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { EventPage } from '@hanji/contract/entities/event.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { events } from '@hanji/i18n/locales/en-US/events.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { sharing } from '@hanji/i18n/locales/en-US/sharing.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingPages } from '#pages.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someCard } from '#testing/some-card.ts';

const imgUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const lane = someCard();

function words(text: string, href: string | null = null) {
  return { text, strong: false, emphasis: false, href };
}

function someEvent(facts: Partial<EventPage> = {}): EventPage {
  return {
    id: 5,
    title: 'Long nights',
    mature: false,
    startAt: '2026-05-01T00:00:00.000Z',
    endAt: '2026-05-31T00:00:00.000Z',
    languageId: 'en-US',
    category: 'all_novel',
    phase: 'running',
    summary: 'Half of them, free.',
    picture: { url: imgUrl, width: 720, height: 360 },
    color: '#123456',
    text: [{ kind: 'paragraph', spans: [words('Read on '), words('here', '/comic/7')] }],
    titles: [lane],
    links: [{ label: 'Get coins', href: '/coinpurchase' }],
    languages: [],
    ...facts,
  };
}

async function open(answer: Answer, at = '/event/5') {
  const came = answerCalls({ 'GET /event/5': answer });
  const edition = someEdition();
  const site = await openSite({
    edition,
    at,
    words: { errors, events, frame, genres, reading, sharing, units },
    routes: editionRoutes(edition, [...readingRoutes]),
  });
  return { ...site, came };
}

const main = page.getByRole('main');
const heading = (name: string) => main.getByRole('heading', { level: 1, name });

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A1-006] says what an event is and when, by the clock of its reader, and leads on', async () => {
  await open({ data: someEvent() });
  await expect.element(heading('Long nights')).toBeVisible();
  await expect.poll(() => document.title).toBe('Long nights – Hanji');
  await expect.element(main.getByText(events.running)).toBeVisible();
  await expect.element(main.getByText('Half of them, free.')).toBeVisible();
  const times = [formatDateTime('en-US', '2026-05-01T00:00:00.000Z')];
  times.push(formatDateTime('en-US', '2026-05-31T00:00:00.000Z'));
  await expect.element(main.getByText(times.join(' – '))).toBeVisible();
  const leadsTo = (name: string) => main.getByRole('link', { name, exact: true });
  await expect.element(leadsTo('here')).toHaveAttribute('href', '/comic/7');
  await expect.element(leadsTo('Get coins')).toHaveAttribute('href', '/coinpurchase');
  const list = leadsTo(reading.eventsTitle);
  await expect.element(list).toHaveAttribute('href', '/menu/all_novel/event');
  const titles = main.getByRole('region', { name: events.titles });
  await expect.element(titles.getByRole('heading', { level: 3, name: 'Lane Nine' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('says that one is over, and leads to those that go on in place of where it led', async () => {
  await open({ data: someEvent({ phase: 'ended', category: 'all_comic', text: [], titles: [] }) });
  await expect.element(main.getByText(events.over)).toBeVisible();
  await expect.element(main.getByText(events.ended, { exact: true })).toBeVisible();
  const onwards = main.getByRole('link', { name: events.toEvents });
  await expect.element(onwards).toHaveAttribute('href', '/menu/all_comic/event');
  expect(main.getByRole('link', { name: 'Get coins' }).elements()).toEqual([]);
  expect(main.getByRole('heading', { level: 2 }).elements()).toEqual([]);
});

it.each(['running', 'ended'] as const)('is sent on by its own address: %s', async (phase) => {
  await open({ data: someEvent({ phase, links: [] }) }, '/event/5?from=home');
  await main.getByRole('button', { name: sharing.share }).click();
  const menu = page.getByRole('menu', { name: sharing.share });
  const to = menu.getByRole('menuitem', { name: 'Facebook' }).element().getAttribute('href');
  expect(new URL(String(to)).searchParams.get('u')).toBe(`${location.origin}/event/5`);
});

it.each([
  ['at once', 2],
  ['though the clock of its reader is ahead', 3],
])('says so of one that ends while its page is open, %s', async (_, calls) => {
  const endAt = new Date(Date.now() + 200).toISOString();
  let asked = 0;
  await open(() => {
    asked += 1;
    return { data: someEvent({ phase: asked < calls ? 'running' : 'ended', endAt, titles: [] }) };
  });
  await expect.element(main.getByText(events.over), { timeout: 60_000 }).toBeVisible();
});

it('says that one is to come', async () => {
  await open({ data: someEvent({ phase: 'upcoming', mature: true }) });
  await expect.element(main.getByText(events.upcoming)).toBeVisible();
  await expect.element(main.getByText('19', { exact: true })).toBeVisible();
});

it.each([404, 'no number'] as const)('is not there: %s', async (what) => {
  const { came } = await open(404, what === 404 ? '/event/5' : '/event/first');
  await expect.element(heading(errors.notFoundTitle)).toBeVisible();
  expect(came.includes('GET /event/5')).toBe(what === 404);
});

it('asks before one for adults, and opens it once that is answered', async () => {
  let accepted = false;
  await open(() => (accepted ? { data: someEvent() } : 428));
  await expect.element(heading(errors.matureTitle)).toBeVisible();
  accepted = true;
  await main.getByRole('button', { name: errors.matureAccept }).click();
  await expect.element(heading('Long nights')).toBeVisible();
});

it('tells a visitor what it takes to see one for verified adults', async () => {
  await open(451);
  await expect.element(main.getByText(events.adultText)).toBeVisible();
  const signIn = main.getByRole('link', { name: frame.signIn });
  await expect.element(signIn).toHaveAttribute('href', '/login?redirect=%2Fevent%2F5');
});

it.each([500, 'offline'] as const)('%s: says so, and tries again', async (failure) => {
  let fails = true;
  await open(() => (fails ? failure : { data: someEvent() }));
  const again = main.getByRole('button', { name: frame.retry });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(heading('Long nights')).toBeVisible();
});

it('leads to the same event in the language that is spoken', async () => {
  const languages = [{ languageId: 'en-US' as const, id: 6 }];
  const french = someEvent({ languageId: 'fr-FR', title: 'Longues nuits', languages });
  const { router } = await open({ data: french });
  await expect.poll(() => router.state.location.pathname).toBe('/event/6');
});

it('says the same in its head, in other languages too, and nothing of the picture of one for adults', () => {
  const { first } = readingPages['/event/:eventId'];
  const address = { params: { eventId: '5' }, query: new URLSearchParams(), wide: true };
  const head = (facts: Partial<EventPage>) => first.head({}, someEvent(facts), address);
  expect(head({ languages: [{ languageId: 'fr-FR', id: 9 }] })).toEqual({
    kind: 'article',
    title: 'Long nights',
    description: 'Half of them, free.',
    picture: { url: imgUrl, width: 720, height: 360 },
    language: 'en-US',
    others: [{ language: 'fr-FR', path: '/event/9' }],
  });
  expect(head({ mature: true })).toMatchObject({ picture: null, robots: 'noindex' });
});
