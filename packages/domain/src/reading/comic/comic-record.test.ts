import { expect, it } from 'vitest';
import { readComicLayers, writeComicLayers } from './comic-record.ts';
import { comicSettingsOf, type ComicLayers } from './comic-settings.ts';

const layers: ComicLayers = {
  title: { mode: 'page', pairsShifted: true, pageFit: 'width', zonesInverted: true },
  device: { width: 960, gap: true, ground: 'black', brightness: 70, warmth: 35, scrollSpeed: 7 },
};

it('keeps every title its own and the device for all', () => {
  const one = writeComicLayers(null, 7, layers);
  const two = writeComicLayers(one, 8, { title: { mode: 'vertical' }, device: layers.device });
  expect(readComicLayers(two, 7, null)).toEqual(layers);
  expect(readComicLayers(two, 8, null).title).toEqual({ mode: 'vertical' });
  expect(readComicLayers(two, 9, null)).toEqual({ title: {}, device: layers.device });
});

it('takes over the mode that was stored before there was a record, until the title has an entry', () => {
  expect(readComicLayers(null, 7, '"page"').title).toEqual({ mode: 'page' });
  expect(readComicLayers(null, 7, '"sideways"').title).toEqual({});
  const record = writeComicLayers(null, 7, { title: { gap: true }, device: {} });
  expect(readComicLayers(record, 7, '"page"').title).toEqual({ gap: true });
  expect(readComicLayers(record, 8, '"page"').title).toEqual({ mode: 'page' });
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another version', JSON.stringify({ version: 2, device: { gap: true }, titles: [] })],
  ['no version', JSON.stringify({ device: { gap: true }, titles: [[7, { gap: true }]] })],
  ['other shapes', JSON.stringify({ version: 1, device: 3, titles: { 7: { gap: true } } })],
])('reads nothing out of %s', (_, text) => {
  expect(readComicLayers(text, 7, null)).toEqual({ title: {}, device: {} });
});

it('leaves out what is no choice, and brings numbers into their range', () => {
  const device = {
    stripFit: 'wide',
    pageFit: 3,
    width: 20_000,
    gap: 'yes',
    ground: 'url(x)',
    mode: 'up',
    brightness: 0,
    warmth: '40',
    scrollSpeed: null,
    zonesShown: 1,
    other: true,
  };
  const text = JSON.stringify({ version: 1, device, titles: [[7, { gap: true }], ['7', {}], 4] });
  const read = readComicLayers(text, 7, null);
  expect(read).toEqual({ title: { gap: true }, device: { width: 1440, brightness: 30 } });
  expect(comicSettingsOf(read)).toMatchObject({ gap: true, ground: 'theme', warmth: 0 });
});

it('forgets the titles that were set longest ago', () => {
  let text: string | null = null;
  for (let id = 1; id <= 201; id += 1) {
    text = writeComicLayers(text, id, { title: { gap: true }, device: {} });
  }
  expect(readComicLayers(text, 1, null).title).toEqual({});
  expect(readComicLayers(text, 2, null).title).toEqual({ gap: true });
});
