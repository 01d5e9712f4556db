import { afterEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNovelPreferences } from './use-novel-preferences.ts';

afterEach(() => localStorage.clear());

it('[A3-039] keeps the chosen indexes under the name of the specification, for the next chapter', async () => {
  const chosen = { fontType: 1, fontSize: 4, lineHeight: 3, color: 2 };
  const first = await renderHook(() => useNovelPreferences(7, 'ko-KR'));
  expect(first.result.current.settings).not.toMatchObject(chosen);
  await first.act(() => first.result.current.onChoose(chosen));
  expect(first.result.current.settings).toMatchObject(chosen);
  expect(JSON.parse(localStorage.getItem('novel_viewer_setting') ?? '')).toEqual(chosen);
  const next = await renderHook(() => useNovelPreferences(7, 'ko-KR'));
  expect(next.result.current.settings).toMatchObject(chosen);
});

it('keeps the rest beside them, for a title or for all', async () => {
  localStorage.setItem('hanji.novelMode', '"page"');
  const first = await renderHook(() => useNovelPreferences(7, 'ko-KR'));
  expect(first.result.current.mode).toBe('page');
  await first.act(() => first.result.current.onChoose({ margin: 'wide' }));
  await first.act(() => first.result.current.scope.onScope('title'));
  await first.act(() => first.result.current.onChoose({ mode: 'scroll', ruby: false }));
  const same = await renderHook(() => useNovelPreferences(7, 'ko-KR'));
  const other = await renderHook(() => useNovelPreferences(8, 'ko-KR'));
  expect(same.result.current.page).toMatchObject({ mode: 'scroll', ruby: false, margin: 'wide' });
  expect(same.result.current.scope.chosen).toBe('title');
  expect(other.result.current.page).toMatchObject({ mode: 'page', ruby: true, margin: 'wide' });
  await same.act(() => same.result.current.scope.onRestore());
  expect(same.result.current.page).toMatchObject({ mode: 'page', ruby: true, margin: 'wide' });
});
