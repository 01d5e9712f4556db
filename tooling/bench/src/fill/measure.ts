import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startFilling } from '@hanji/demo-catalogue/start-filling.ts';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { verdictOn } from '#verdict.ts';
import { processorSeconds } from './processor-seconds.ts';

const bar = { readable: 25, processor: 60 };

const folder = mkdtempSync(path.join(tmpdir(), 'hanji-fill-'));
// A closed folder would send the cluster elsewhere.
chmodSync(folder, 0o755);
process.env['HANJI_DATA'] = folder;
const begin = performance.now();
function seconds(): number {
  return (performance.now() - begin) / 1000;
}
const source = await openDataSource(loadSettings(process.env));
try {
  await migrateDatabase(source);
  let readable = 0;
  const child = startFilling(source.url, (message) => {
    if (message.kind === 'arranged') readable ||= seconds();
    else if (process.stderr.isTTY) {
      process.stderr.write(`\r${message.done} of ${message.total} pages`);
    }
  });
  child.stderr?.pipe(process.stderr);
  await once(child, 'close');
  const all = seconds();
  if (process.stderr.isTTY) process.stderr.write('\n');
  const first = verdictOn(readable > 0 && readable <= bar.readable);
  console.log(
    `first works readable  ${readable.toFixed(1)} s, the bar is ${bar.readable}: ${first}`,
  );
  console.log(`all works             ${all.toFixed(1)} s`);
  const used = processorSeconds(process.pid);
  const spent = verdictOn(used <= bar.processor);
  console.log(`processor time        ${used.toFixed(1)} s, the bar is ${bar.processor}: ${spent}`);
} finally {
  await source.stop();
  rmSync(folder, { recursive: true, force: true });
}
