import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type CDPSession, type Page } from 'playwright';
import sharp from 'sharp';
import { plainColour } from './make-works.ts';
import { openChapter } from './reading.ts';
import { until } from './until.ts';

const ratios = [1, 1.25, 1.5, 1.75, 2, 2.2, 2.625, 2.75, 3];
const widths = [320, 333, 390, 487, 719, 853, 1281, 1920];
/** WebP may miss the colour by so much. */
const tolerance = 6;

/** Runs in the page: whether all that is on the screen has come. */
function isWhole(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-image]')].every((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || box.dataset['status'] === 'loaded';
  });
}

/** Runs in the page: goes there; whether it stays, once the viewer has led back to its place. */
async function restsAt(top: number): Promise<boolean> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  scrollTo({ top, behavior: 'instant' });
  for (let frames = 0; frames < 3; frames += 1) await frame();
  return Math.abs(scrollY - top) < 1;
}

/** Runs in the page: whether nothing lies over the strip any more, as the guide does at first. */
function isBare(): boolean {
  return document.querySelector('[role="status"] > p') === null;
}

/** A window of another width, at the ratio that its browser has. */
async function resize(session: CDPSession, width: number): Promise<void> {
  const metrics = { width, height: 800, deviceScaleFactor: 0, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
}

/** Rows of pixels of a screen's middle that are not of the plain strip's colour. */
async function rowsOf(session: CDPSession): Promise<number> {
  const { data: shot } = await session.send('Page.captureScreenshot', { format: 'png' });
  const picture = sharp(Buffer.from(shot, 'base64')).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  let rows = 0;
  for (let y = 0; y < info.height; y += 1) {
    const at = (y * info.width + Math.floor(info.width / 2)) * 3;
    const isPlain = plainColour.every(
      (channel, part) => Math.abs((data[at + part] ?? 0) - channel) <= tolerance,
    );
    if (!isPlain) rows += 1;
  }
  return rows;
}

/** A line between slices stays; what has come and is not drawn yet goes: the least of three looks. */
async function restingRows(session: CDPSession): Promise<number> {
  const looks: number[] = [];
  while (looks.length < 3 && looks.at(-1) !== 0) looks.push(await rowsOf(session));
  return Math.min(...looks);
}

async function rowsOverWidths(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await openChapter(page, address);
  await until(() => page.evaluate(isBare));
  let rows = 0;
  for (const width of widths) {
    await resize(session, width);
    await until(() => page.evaluate(restsAt, 700));
    await until(() => page.evaluate(isWhole));
    rows += await restingRows(session);
  }
  return rows;
}

/**
 * Rows of pixels, over all widths and ratios, that are not of the plain strip's colour. A browser of its
 * own for each ratio: one that only imitates it lays out in whole CSS pixels and scales the drawing,
 * which is no screen that anybody has.
 */
export async function seamRows(address: string): Promise<number> {
  let rows = 0;
  for (const ratio of ratios) {
    const { args, ...options } = chromiumLaunchOptions();
    const scale = `--force-device-scale-factor=${ratio}`;
    const browser = await chromium.launch({ ...options, args: [...args, scale] });
    try {
      const context = await browser.newContext({ viewport: null });
      rows += await rowsOverWidths(await context.newPage(), address);
    } finally {
      await browser.close();
    }
  }
  return rows;
}
