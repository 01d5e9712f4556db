import { expect, it } from 'vitest';
import { onlyStalled } from './only-stalled.ts';

function failed(name: string, code: number): string {
  return `@hanji/${name}#test:  ERROR  command (/a/${name}) /bin/pnpm run test exited (${code})`;
}
const end = ' ERROR  run failed: command  exited (75)';

it.each([
  ['one that stalled', [failed('viewer', 75), end], true],
  ['two that stalled', [failed('viewer', 75), failed('ui-kit', 75), end], true],
  ['one that stalled and one that failed', [failed('viewer', 75), failed('server', 1)], false],
  ['one that failed', [failed('server', 1), end], false],
  ['a run that ended otherwise', [end], false],
])('%s', (_, lines, expected) => {
  expect(onlyStalled(['noise', ...lines].join('\n'))).toBe(expected);
});
