import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Comment, type CommentProps } from './Comment.tsx';

function comment(props: Partial<CommentProps> = {}) {
  return (
    <main style={{ width: 360 }}>
      <Comment
        author={{ name: 'Min-seo', avatar: null, href: '/comment/user/7' }}
        text={'First line\nSecond line'}
        time="3 hours ago"
        dateTime="2025-05-03T09:00:00Z"
        moreLabel="More"
        lessLabel="Less"
        {...props}
      />
    </main>
  );
}

it('says who wrote it, when, and keeps the lines apart', async () => {
  const screen = await render(comment());
  await expect.element(screen.getByRole('article', { name: 'Min-seo' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Min-seo' }))
    .toHaveAttribute('href', '/comment/user/7');
  await expect
    .element(screen.getByText('3 hours ago'))
    .toHaveAttribute('datetime', '2025-05-03T09:00:00Z');
  expect(getComputedStyle(screen.getByText(/First line/).element()).whiteSpace).toBe('pre-line');
  expect(await violations()).toEqual([]);
});

it('is liked and taken back by one button that knows whose comment it is', async () => {
  const onPress = vi.fn<() => void>();
  const like = { label: 'Like', count: '12', pressed: false, onPress };
  const screen = await render(comment({ like }));
  const button = screen.getByRole('button', { name: 'Like 12' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button).toHaveAccessibleDescription('Min-seo');
  await button.click();
  expect(onPress).toHaveBeenCalledOnce();
  await screen.rerender(comment({ like: { ...like, count: '13', pressed: true } }));
  await expect
    .element(screen.getByRole('button', { name: 'Like 13' }))
    .toHaveAttribute('aria-pressed', 'true');
});

it('offers what can be done with it, each at least 44 px', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    comment({ actions: [{ label: 'Report', onPress }], like: { ...liked, onPress: undefined } }),
  );
  for (const button of screen.getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect.element(screen.getByRole('button', { name: 'Like 12' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Report' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

const liked = { label: 'Like', count: '12', pressed: true };
const settled = { like: liked, actions: [{ label: 'Report', onPress: () => undefined }] };

it('strikes a reported one through and says that reports hid it', async () => {
  const notice = 'Hidden due to reports';
  const screen = await render(comment({ ...settled, state: 'reported', notice }));
  const struck = screen.getByText(/First line/).element();
  expect(getComputedStyle(struck).textDecorationLine).toBe('line-through');
  await expect.element(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.getByRole('button').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

it('leaves of a deleted one only that it was deleted', async () => {
  const screen = await render(comment({ ...settled, state: 'deleted', notice: 'Deleted' }));
  await expect.element(screen.getByText('Deleted')).toBeVisible();
  expect(screen.getByText(/First line/).elements()).toEqual([]);
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('is busy while it is being posted', async () => {
  const screen = await render(comment({ ...settled, state: 'posting', notice: 'Posting' }));
  await expect.element(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText(/First line/)).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('keeps within 360 px with the longest words', async () => {
  const screen = await render(
    comment({
      ...settled,
      author: { name: 'Unterhaltungskünstlerin'.repeat(3), avatar: null },
      text: 'Geschwindigkeitsbegrenzung'.repeat(6),
      ownLabel: 'Ihr Kommentar',
      place: { href: '/', label: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
    }),
  );
  expect(screen.getByRole('main').element().scrollWidth).toBe(360);
  expect(await violations()).toEqual([]);
});

it('says nothing of a veiled comment until it is asked to', async () => {
  const onLift = vi.fn<() => void>();
  const veil = { text: 'On a chapter that you haven’t opened', label: 'Show', onLift };
  const screen = await render(comment({ veil, spot: 'at 43%' }));
  await expect.element(screen.getByText(veil.text)).toBeVisible();
  await expect.element(screen.getByText('at 43%')).toBeVisible();
  expect(screen.getByText(/First line/).elements()).toEqual([]);
  const show = screen.getByRole('button', { name: 'Show' });
  await expect.element(show).toHaveAccessibleDescription('Min-seo');
  await show.click();
  expect(onLift).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});
