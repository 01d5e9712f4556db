import { describe, expect, it } from 'vitest';
import {
  comicScopeOf,
  comicSettingsOf,
  defaultComicSettings,
  inComicRange,
  isStripAsSent,
  noComicChoices,
  withComicChoice,
  withoutComicChoices,
  type ComicLayers,
} from './comic-settings.ts';

describe('layers', () => {
  it('[A2-108, B9-024] are the defaults where nothing was chosen: 720 px wide at most', () => {
    expect(comicSettingsOf(noComicChoices)).toEqual(defaultComicSettings);
    expect(defaultComicSettings.width).toBe(720);
  });

  it.each([
    ['nothing', undefined, undefined, 100],
    ['the device', undefined, 60, 60],
    ['the title', 40, undefined, 40],
    ['both', 40, 60, 40],
  ])('take the brightness that %s chose', (_, title, device, brightness) => {
    const layers = { title: { brightness: title }, device: { brightness: device } };
    expect(comicSettingsOf(layers)).toEqual({ ...defaultComicSettings, brightness });
  });

  it('take false and 0 for choices', () => {
    const device = { gap: true, warmth: 50 };
    const title = { gap: false, warmth: 0 };
    expect(comicSettingsOf({ title, device })).toMatchObject({ gap: false, warmth: 0 });
  });

  it('take how the pages lie from the title alone', () => {
    const device = { mode: 'page', pairsShifted: true } as const;
    expect(comicSettingsOf({ title: {}, device })).toEqual(defaultComicSettings);
    const title = { mode: 'vertical', pairsShifted: true } as const;
    expect(comicSettingsOf({ title, device: {} })).toMatchObject(title);
  });
});

it.each([
  [{}, true],
  [{ gap: false, stripFit: 'width', width: 720, ground: 'theme', pageFit: 'width' }, true],
  [{ gap: true }, false],
  [{ ground: 'black' }, false],
  [{ brightness: 60 }, false],
  [{ width: 760 }, false],
  [{ stripFit: 'original' }, false],
] as const)('a strip of %j is as the service sends it: %s', (device, sent) => {
  expect(isStripAsSent(comicSettingsOf({ title: {}, device }))).toBe(sent);
});

describe('a choice', () => {
  it('for the title leaves the device as it was', () => {
    const layers = withComicChoice({ title: {}, device: { gap: true } }, 'title', { gap: false });
    expect(layers).toEqual({ title: { gap: false }, device: { gap: true } });
    expect(comicScopeOf(layers)).toBe('title');
  });

  it('for the device is seen in the title at once', () => {
    const before: ComicLayers = { title: { gap: false, warmth: 20 }, device: {} };
    const after = withComicChoice(before, 'device', { gap: true });
    expect(comicSettingsOf(after)).toMatchObject({ gap: true, warmth: 20 });
    expect(after.device).toEqual({ gap: true });
  });

  it('of how the pages lie is the title’s, whatever it is for', () => {
    const after = withComicChoice(noComicChoices, 'device', { mode: 'page', pairsShifted: true });
    expect(after).toEqual({ title: { mode: 'page', pairsShifted: true }, device: {} });
    expect(comicScopeOf(after)).toBe('device');
  });

  it.each([
    ['title', { brightness: 60 }],
    ['device', {}],
  ] as const)('for the %s is taken back', (scope, device) => {
    const layers: ComicLayers = {
      title: { mode: 'page', pairsShifted: true, gap: true },
      device: { brightness: 60 },
    };
    expect(withoutComicChoices(layers, scope)).toEqual({
      title: { mode: 'page', pairsShifted: true },
      device,
    });
  });
});

it.each([
  ['width', 200, 480],
  ['width', 499, 480],
  ['width', 500, 520],
  ['width', 9000, 1440],
  ['brightness', 0, 30],
  ['brightness', 101, 100],
  ['scrollSpeed', 4.4, 4],
] as const)('brings %s %f to %i', (key, value, near) => {
  expect(inComicRange(key, value)).toBe(near);
});
