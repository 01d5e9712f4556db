import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { PictureArea } from './painted-area.ts';
import { differsFrom, encode, shrink } from './picture-difference.ts';
import { isKnownMatch, keepMatch } from './picture-digests.ts';
import type { PictureTheme } from './themes.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The kept pictures, half size; `pnpm --filter @hanji/storybook pictures` takes them anew. */
const kept = path.join(root, 'pictures');
/** What a failed comparison saw, for a look. */
const seen = path.join(root, 'test-results/pictures');

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface BrowserCommands {
    /** Null where the story looks as it did, else what is wrong. */
    comparePicture: (id: string, theme: PictureTheme, area: PictureArea) => Promise<string | null>;
  }
}

/** `screens-home--ko`, `dark` -> `screens-home/ko.dark.webp`. */
function nameOf(id: string, theme: PictureTheme): string {
  const [group = '', story = ''] = id.split('--');
  return path.join(group, `${story}.${theme}.webp`);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The page as it stands. Playwright's own screenshot first waits for what `settled` has waited for,
 * in each frame, and takes three times as long.
 */
async function shoot(page: Page, area: PictureArea): Promise<Buffer> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...area, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Takes the picture of the story on screen and compares it with the kept one. */
export const comparePicture: BrowserCommand<
  [id: string, theme: PictureTheme, area: PictureArea]
> = async ({ page }, id, theme, area) => {
  const shot = await shoot(page, area);
  const name = nameOf(id, theme);
  const file = path.join(kept, name);
  const before = existsSync(file) ? await readFile(file) : null;
  const isRefreshing = process.env['HANJI_PICTURES'] === 'refresh';
  const actual = path.join(seen, name);
  if (before !== null && isKnownMatch(file, shot, before)) {
    await rm(actual, { force: true });
    return null;
  }
  const picture = await shrink(shot);
  const difference =
    before === null ? 'there is no kept picture of it' : await differsFrom(picture, before);
  if (isRefreshing) {
    mkdirSync(path.dirname(file), { recursive: true });
    // A picture that still fits stays as it is: what is committed changes only with the look.
    const fits = before !== null && difference === null;
    const now = fits ? before : await encode(picture);
    if (!fits) await writeFile(file, now);
    keepMatch(file, shot, now);
    return null;
  }
  if (difference === null) {
    await rm(actual, { force: true });
    return null;
  }
  mkdirSync(path.dirname(actual), { recursive: true });
  await writeFile(actual, await encode(picture));
  return `${id} in the ${theme} theme: ${difference}; what was seen is ${actual}. If it should look so: pnpm --filter @hanji/storybook pictures`;
};
