import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allResults, forgetResults } from './all-results.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hanji-results-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}
function vitest(folder: string, fullName: string): void {
  return write(
    `${folder}/node_modules/.cache/hanji/test-results.json`,
    JSON.stringify({
      success: true,
      testResults: [
        {
          name: path.join(root, folder, 'src/a.test.ts'),
          status: 'passed',
          message: '',
          assertionResults: [{ fullName, status: 'passed', failureMessages: [] }],
        },
      ],
    }),
  );
}
const journeys = 'tooling/e2e/test-results/results.json';

it('reads every package of every roof, and the journeys', () => {
  vitest('packages/domain', 'one');
  vitest('packages/features/reading', 'two');
  vitest('apps/ko', 'three');
  vitest('tooling/vite', 'four');
  const config = { rootDir: path.join(root, 'tooling/e2e') };
  write(journeys, JSON.stringify({ config, suites: [], errors: [{ message: 'five' }] }));
  expect(allResults(root).map((test) => test.messages[0] ?? test.title)).toEqual([
    'three',
    'one',
    'two',
    'four',
    'five',
  ]);
});

it('gives nothing where nothing ran, and after forgetting', () => {
  expect(allResults(root)).toEqual([]);
  vitest('packages/domain', 'one');
  write(journeys, '{}');
  forgetResults(root);
  expect(allResults(root)).toEqual([]);
  expect(existsSync(path.join(root, journeys))).toBe(false);
});

it('names the file that holds no results', () => {
  write(journeys, '{');
  expect(() => allResults(root)).toThrow(`${journeys} holds no test results`);
});
