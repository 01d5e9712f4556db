import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { timeStart } from './time-start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hanji-time-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, source: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return file;
}

it('waits for the line that says ready, and until what it interrupts has ended', async () => {
  const waited = 300;
  const file = program(
    'ready',
    `import { writeFileSync } from 'node:fs';
    console.log('almost ready');
    setTimeout(() => console.log('table\\n\\nready'), ${waited});
    process.on('SIGINT', () => {
      writeFileSync(process.env.HANJI_DATA + '/stopped', process.env.HANJI_PORT_SERVER);
      process.exit();
    });
    setInterval(() => {}, 1000);`,
  );
  const { seconds, stop } = await timeStart(file, folder);
  expect(seconds).toBeGreaterThan(waited / 1000);
  await stop();
  expect(readFileSync(path.join(folder, 'stopped'), 'utf8')).toBe('0');
});

it('says what was printed by one that never was ready', async () => {
  const file = program('broken', `console.error('the port is taken'); process.exitCode = 1;`);
  await expect(timeStart(file, folder)).rejects.toThrow('the port is taken');
});
