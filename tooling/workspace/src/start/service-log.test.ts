import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serviceLog } from './service-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
