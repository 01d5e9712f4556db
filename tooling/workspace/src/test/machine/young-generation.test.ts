import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { withRoomForTheYoung } from './young-generation.ts';

it('adds to what was given, and leaves a size that somebody chose', () => {
  expect(withRoomForTheYoung()).toBe('--max-semi-space-size=64');
  expect(withRoomForTheYoung('--no-warnings')).toBe('--no-warnings --max-semi-space-size=64');
  const chosen = '--max-semi-space-size=8';
  expect(withRoomForTheYoung(chosen)).toBe(chosen);
});

it('is taken by Node, in every process that is started', () => {
  const script = `const { heap_size_limit } = require('v8').getHeapStatistics(); console.log(heap_size_limit)`;
  const limit = (options: string) =>
    Number(
      execFileSync(process.execPath, ['-e', script], {
        env: { ...process.env, NODE_OPTIONS: options },
        encoding: 'utf8',
      }),
    );
  expect(limit(withRoomForTheYoung())).toBeGreaterThan(limit('--max-semi-space-size=8'));
});
