import { comicSettingsKey } from '@hanji/domain/reading/comic/comic-record.ts';
import { pageModeKey } from '@hanji/domain/reading/memory/kept-direction.ts';
import { beforeEach, expect, it } from 'vitest';
import { readComicSettings, writeComicChoices } from './comic-settings.ts';

beforeEach(() => localStorage.clear());

it('keeps choices for a title and for all, and takes over the mode that was stored alone', () => {
  localStorage.setItem(pageModeKey(7), '"page"');
  expect(readComicSettings(7).layers).toEqual({ title: { mode: 'page' }, device: {} });
  writeComicChoices(7, { title: { mode: 'page', gap: true }, device: { ground: 'black' } });
  expect(localStorage.getItem(pageModeKey(7))).toBeNull();
  expect(JSON.parse(localStorage.getItem(comicSettingsKey) ?? '')).toMatchObject({ version: 1 });
  expect(readComicSettings(7).layers).toEqual({
    title: { mode: 'page', gap: true },
    device: { ground: 'black' },
  });
  expect(readComicSettings(8).layers).toEqual({ title: {}, device: { ground: 'black' } });
});
