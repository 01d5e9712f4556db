import type { comicRanges } from '#reading/comic/comic-settings.ts';
import {
  comicFits,
  comicGrounds,
  inComicRange,
  type ComicLayer,
  type ComicLayers,
} from '#reading/comic/comic-settings.ts';
import { pageModes } from '#reading/page-mode.ts';
import { readStoredMode } from '#reading/memory/kept-direction.ts';
import { membersOf, parseStored } from '#reading/memory/stored-json.ts';
import { readEntries, recall, remember } from '#reading/memory/recent-entries.ts';

/** Where a device keeps how its reader sets comics, for all titles and for single ones. */
export const comicSettingsKey = 'hanji.comicSettings';

/** Titles that somebody may come back to. */
const kept = 200;
const version = 1;

/**
 * The choices for a title and for the device, out of stored text.
 *
 * @param earlierMode - What was stored of the title before there was a record: its mode alone, in a
 *   place of its own. It counts until the title has an entry in the record.
 */
export function readComicLayers(
  text: string | null,
  contentId: number,
  earlierMode: string | null,
): ComicLayers {
  const title = recall(titlesOf(text), contentId) ?? { mode: readStoredMode(earlierMode) };
  return { title, device: deviceOf(text) };
}

/** As text to store; of over 200 titles the ones that were set longest ago are forgotten. */
export function writeComicLayers(
  text: string | null,
  contentId: number,
  { title, device }: ComicLayers,
): string {
  return JSON.stringify({
    version,
    device,
    titles: remember(titlesOf(text), contentId, title, kept),
  });
}

function titlesOf(text: string | null) {
  return readEntries(text, { version, name: 'titles' }, readLayer);
}

function deviceOf(text: string | null): ComicLayer {
  const stored = membersOf(parseStored(text));
  return stored['version'] === version ? readLayer(stored['device']) : {};
}

/** What cannot be read of a layer was not chosen. */
function readLayer(stored: unknown): ComicLayer {
  const from = membersOf(stored);
  const numbered = (key: keyof typeof comicRanges) => {
    const value = from[key];
    return typeof value === 'number' && Number.isFinite(value)
      ? inComicRange(key, value)
      : undefined;
  };
  const switched = (key: keyof ComicLayer) => {
    const value = from[key];
    return typeof value === 'boolean' ? value : undefined;
  };
  return {
    mode: pageModes.find((known) => known === from['mode']),
    pairsShifted: switched('pairsShifted'),
    byPanel: switched('byPanel'),
    stripFit: comicFits.find((known) => known === from['stripFit']),
    pageFit: comicFits.find((known) => known === from['pageFit']),
    width: numbered('width'),
    gap: switched('gap'),
    ground: comicGrounds.find((known) => known === from['ground']),
    brightness: numbered('brightness'),
    warmth: numbered('warmth'),
    scrollSpeed: numbered('scrollSpeed'),
    zonesShown: switched('zonesShown'),
    zonesInverted: switched('zonesInverted'),
  };
}
