import { afterEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNovelPreferences } from './use-novel-preferences.ts';

afterEach(() => localStorage.clear());

it('[A3-039] keeps the chosen indexes under the name of the specification, for the next chapter', async () => {
  const chosen = { fontType: 1, fontSize: 4, lineHeight: 3, color: 2 };
  const first = await renderHook(() => useNovelPreferences());
  expect(first.result.current.settings).not.toEqual(chosen);
  await first.act(() => first.result.current.onSettings(chosen));
  expect(first.result.current.settings).toEqual(chosen);
  expect(JSON.parse(localStorage.getItem('novel_viewer_setting') ?? '')).toEqual(chosen);
  const next = await renderHook(() => useNovelPreferences());
  expect(next.result.current.settings).toEqual(chosen);
});

it('keeps the mode beside them', async () => {
  const first = await renderHook(() => useNovelPreferences());
  await first.act(() => first.result.current.onMode('page'));
  const next = await renderHook(() => useNovelPreferences());
  expect([first.result.current.mode, next.result.current.mode]).toEqual(['page', 'page']);
});
