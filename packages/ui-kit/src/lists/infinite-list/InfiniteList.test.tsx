import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { InfiniteList } from './InfiniteList.tsx';
import type { InfiniteListLabels, InfiniteListState } from './infinite-list-state.ts';

const labels: InfiniteListLabels = {
  more: 'Show more',
  loading: 'Loading',
  failed: 'That did not work.',
  retry: 'Try again',
  end: 'That is all',
  loaded: (count) => `${count} titles`,
};
type ListProps = {
  state: InfiniteListState;
  count?: number;
  height?: number;
  onMore?: () => void;
  failure?: string;
};
function list({ state, count = 3, height = 1000, onMore = () => {}, failure }: ListProps) {
  return (
    <main>
      <InfiniteList
        state={state}
        count={count}
        onMore={onMore}
        skeleton={<div data-testid="skeleton" style={{ height: 200 }} />}
        empty={<p>Nothing here yet</p>}
        failure={failure}
        labels={labels}
      >
        <ul style={{ height: height * count }}>
          <li>
            <a href="/1">One</a>
          </li>
        </ul>
      </InfiniteList>
    </main>
  );
}
/** Scrolls until the end of the list is this far below the screen. */
async function endBelow(distance: number): Promise<void> {
  const end = document.querySelector('[data-state]');
  if (!end) throw new Error('no end');
  window.scrollTo(0, end.getBoundingClientRect().top + scrollY - innerHeight - distance);
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

afterEach(() => window.scrollTo(0, 0));

it('[A9-011] asks for more when the end is within 300 px, not before, and only once', async () => {
  await page.viewport(400, 600);
  const onMore = vi.fn<() => void>();
  const screen = await render(list({ state: 'more', onMore }));
  await endBelow(302);
  expect(onMore).not.toHaveBeenCalled();
  await endBelow(298);
  await expect.poll(() => onMore.mock.calls.length).toBe(1);
  await endBelow(400);
  await endBelow(100);
  await screen.getByRole('button', { name: 'Show more' }).click();
  expect(onMore).toHaveBeenCalledTimes(1);
});

it.each(['loading', 'failed', 'end'] as const)(
  'asks for nothing by itself while %s',
  async (state) => {
    const onMore = vi.fn<() => void>();
    await render(list({ state, onMore }));
    await endBelow(0);
    expect(onMore).not.toHaveBeenCalled();
  },
);

it('goes on asking while short pages leave the end on the screen', async () => {
  function Short(): ReactElement {
    const [count, setCount] = useState(1);
    return list({
      state: count < 4 ? 'more' : 'end',
      count,
      height: 20,
      onMore: () => setCount(count + 1),
    });
  }
  const screen = await render(<Short />);
  await expect.element(screen.getByText('That is all', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 titles. That is all');
});

it('keeps the focus on its button while a page loads, and says what happens', async () => {
  const onMore = vi.fn<() => void>();
  const screen = await render(list({ state: 'more', onMore }));
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  const button = screen.getByRole('button').element();
  button.focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  expect(onMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list({ state: 'loading', onMore }));
  await expect.element(screen.getByRole('button', { name: 'Loading' })).toHaveFocus();
  await expect.element(screen.getByTestId('skeleton')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
  await userEvent.keyboard('{Enter}');
  expect(onMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list({ state: 'more', count: 6, onMore }));
  expect(document.activeElement).toBe(button);
  await expect.element(screen.getByRole('status')).toHaveTextContent('6 titles');
  await screen.rerender(list({ state: 'loading', count: 6, onMore }));
  await userEvent.keyboard('{Enter}');
});

it('takes the focus to its end where the button was pressed and has gone', async () => {
  const screen = await render(list({ state: 'more' }));
  screen.getByRole('button').element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await screen.rerender(list({ state: 'loading' }));
  await screen.rerender(list({ state: 'end', count: 5 }));
  await expect.element(screen.getByText('That is all', { exact: true })).toHaveFocus();
});

it('leaves the focus where it is when a page comes by itself', async () => {
  const screen = await render(list({ state: 'loading' }));
  screen.getByRole('link', { name: 'One' }).element().focus();
  await screen.rerender(list({ state: 'end', count: 5 }));
  await expect.element(screen.getByRole('link', { name: 'One' })).toHaveFocus();
});

it('says what failed and tries again, once', async () => {
  const onMore = vi.fn<() => void>();
  const screen = await render(list({ state: 'failed', onMore }));
  await expect.element(screen.getByText('That did not work.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onMore).toHaveBeenCalledTimes(1);
  await screen.rerender(list({ state: 'loading', onMore }));
  await screen.rerender(list({ state: 'failed', onMore }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('That did not work.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onMore).toHaveBeenCalledTimes(2);
  expect(await violations()).toEqual([]);
});

it("shows the caller's own words where it knows what went wrong", async () => {
  const screen = await render(list({ state: 'failed', failure: 'Maintenance until 4' }));
  await expect.element(screen.getByText('Maintenance until 4')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('shows what a list without anything says', async () => {
  const screen = await render(list({ state: 'end', count: 0 }));
  await expect.element(screen.getByText('Nothing here yet')).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
});
