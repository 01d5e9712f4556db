import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prebundled } from './prebundled.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-prebundled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function manifest(text: object): void {
  return writeFileSync(path.join(folder, 'package.json'), JSON.stringify(text));
}

it('names the entries of what the package depends on, and nothing else', () => {
  manifest({ dependencies: { 'react-dom': '1' }, devDependencies: { 'axe-core': '1', vite: '1' } });
  expect(prebundled(folder)).toEqual(['react-dom', 'react-dom/client', 'axe-core']);
});

it('asks for nothing where nothing is depended on', () => {
  manifest({});
  expect(prebundled(folder)).toEqual([]);
});
