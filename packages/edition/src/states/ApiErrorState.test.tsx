import '@hanji/ui-kit/tokens/tokens.css';
import { connectionFailure } from '@hanji/api-client/request/api-error.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { ApiErrorState } from './ApiErrorState.tsx';

const endAt = '2026-01-01T03:00:00Z';
const failed = connectionFailure('/api/x');
const said = { ...connectionFailure('/api/x'), code: 503, message: 'We move the shelves.' };

afterEach(() => closeSite());

it.each([
  [{ ...said, title: 'Night work', endAt }, 'Night work', /^We move the shelves\. Expected .*3:00/],
  [said, 'Hanji is under maintenance', 'We will be back shortly.'],
])(
  '[A8-008] [B8-018] a screen says in its place what a maintenance was announced with: %#',
  async (error, title, text) => {
    const edition = someEdition();
    const element = <ApiErrorState error={error} onRetry={() => {}} />;
    await openSite({ edition, routes: editionRoutes(edition, [{ path: '/', element }]) });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

it.each([
  ['a time-out', { ...failed, code: 408 }, 'This is taking too long', /did not load in time/],
  ['what is not known', { ...failed, code: 418 }, 'That did not work', /Please try again/],
  ['a bad address', { ...failed, code: 404 }, 'Page not found', /may be mistyped/],
  ['a cancellation', { ...failed, canceled: true as const }, 'Loading was stopped', /was canceled/],
])('[A8-035] a screen has words of its own for %s', async (_, error, title, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const onRetry = vi.fn<() => void>();
    const edition = someEdition();
    const element = <ApiErrorState error={error} onRetry={onRetry} />;
    await openSite({ edition, routes: editionRoutes(edition, [{ path: '/', element }]) });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(page.getByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onRetry).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
