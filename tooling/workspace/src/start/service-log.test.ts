import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '@hanji/server/errors/start-error.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceLog } from './service-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-log-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('goes on where the last start ended', () => {
  serviceLog(folder).write('one\n');
  serviceLog(folder).write('two\n');
  expect(readFileSync(path.join(folder, 'service.log'), 'utf8')).toBe('one\ntwo\n');
});

it('puts a large log aside at a start', () => {
  writeFileSync(path.join(folder, 'service.log'), Buffer.alloc(16 * 1024 * 1024 + 1));
  const log = serviceLog(folder);
  log.write('fresh\n');
  expect(readFileSync(log.file, 'utf8')).toBe('fresh\n');
  expect(existsSync(`${log.file}.1`)).toBe(true);
});

it.runIf(existsSync('/dev/full'))(
  'says once that the disk is full, fails nobody and waits for nothing',
  () => {
    symlinkSync('/dev/full', path.join(folder, 'service.log'));
    // Whoever waited for room would hold the whole start.
    const waiting = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
      throw new Error('nobody may wait');
    });
    vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
    const said: string[] = [];
    const log = serviceLog(folder, (line) => said.push(line));
    for (let line = 0; line < 40; line += 1) log.write(`${'x'.repeat(64 * 1024)}\n`);
    expect(said).toEqual([`Log lines cannot be written to ${log.file} (ENOSPC)`]);
    expect(waiting).not.toHaveBeenCalled();
  },
);

it('writes again when there is room, though not what was dropped', () => {
  const log = serviceLog(folder, () => {});
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw full;
  });
  for (let line = 0; line < 40; line += 1) log.write(`${line} ${'x'.repeat(64 * 1024)}\n`);
  vi.restoreAllMocks();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  log.write('the one that finds room\n');
  log.write('later\n');
  const lines = readFileSync(log.file, 'utf8').trimEnd().split('\n');
  expect(lines[0]).toMatch(/^0 x/);
  expect(lines.at(-1)).toBe('later');
  expect(lines.length).toBeLessThan(20);
});

it('says in one line that there is no place for the log', () => {
  mkdirSync(path.join(folder, 'service.log'));
  expect(() => serviceLog(folder)).toThrow(StartError);
  expect(() => serviceLog(folder)).toThrow(/service\.log cannot be written \(EISDIR\)/);
});
