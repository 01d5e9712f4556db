import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('temporary-folder.ts', import.meta.url));

it('is given to tests, which share it with nobody else', () => {
  expect(path.basename(tmpdir())).toMatch(/^hanji-served-/);
});

it('leaves nothing of it behind when the run is killed', async () => {
  const script = `
    import { mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { openTemporaryFolder } from ${JSON.stringify(file)};
    await openTemporaryFolder();
    mkdtempSync(tmpdir() + '/of-a-test-');
    console.log(tmpdir());
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = await new Promise<string>((resolve) => {
    run.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGKILL');
  await expect.poll(() => existsSync(folder)).toBe(false);
});
