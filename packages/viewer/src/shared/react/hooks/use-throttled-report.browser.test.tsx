import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useThrottledReport } from './use-throttled-report.ts';

const longMs = 1_000_000;

it.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the last place is told when %s, and once', async (_, leave) => {
  const told = vi.fn<(place: number) => void>();
  let report = (_place: number): void => undefined;
  function Reader() {
    report = useThrottledReport(told, longMs);
    return null;
  }
  await render(<Reader />);
  for (const place of [1, 2, 3]) report(place);
  expect(told.mock.calls).toEqual([[1]]);
  leave();
  leave();
  expect(told.mock.calls).toEqual([[1], [3]]);
});

it('the last place is told before those around hear that the reader has gone', async () => {
  const heard: (number | string)[] = [];
  let report = (_place: number): void => undefined;
  function Reader() {
    report = useThrottledReport((place: number) => heard.push(place), longMs);
    return null;
  }
  function Chapter() {
    useEffect(() => () => void heard.push('gone'), []);
    return <Reader />;
  }
  const { unmount } = await render(<Chapter />);
  for (const place of [1, 2, 3]) report(place);
  await unmount();
  expect(heard).toEqual([1, 3, 'gone']);
});
