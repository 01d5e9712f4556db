// Takes pictures of the main screens of running editions, in both themes, and makes a sheet of each:
// pnpm --filter @hanji/e2e screens --ko http://localhost:4101 --out ./screens --sheets ../../docs/screens
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium } from 'playwright';
import { makeSheet } from './make-sheet.ts';
import { editions, takeScreens } from './take-screens.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    sheets: { type: 'string' },
    widths: { type: 'string', default: '390,1440' },
    ko: { type: 'string' },
    ja: { type: 'string' },
    global: { type: 'string' },
    'vi-refund': { type: 'string' },
  },
});
const { out, sheets } = values;
const widths = values.widths.split(',').map(Number);
const asked = editions.flatMap((edition) => {
  const address = values[edition];
  return address === undefined ? [] : [{ edition, origin: new URL(address).origin }];
});
if (out === undefined || asked.length === 0 || !widths.every((width) => width >= 320)) {
  console.error(
    'screens: give --out <folder> and at least one of --ko, --ja, --global, --vi-refund <address>; --widths are in pixels',
  );
  process.exit(1);
}
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const { edition, origin } of asked) {
    await takeScreens(browser, edition, origin, widths, out);
    if (sheets !== undefined) console.log(await makeSheet(edition, out, sheets));
  }
} finally {
  await browser.close();
}
