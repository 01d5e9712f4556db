import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const server = fileURLToPath(new URL('database-server.ts', import.meta.url));

it('leaves neither PostgreSQL nor its folder behind when the test run is killed', async () => {
  const script = `
    import { startTestServer } from ${JSON.stringify(server)};
    import { readdirSync, readFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    delete process.env.DATABASE_URL;
    const before = new Set(readdirSync(tmpdir()));
    await startTestServer();
    const made = readdirSync(tmpdir()).find(
      (name) => name.startsWith('hanji-test-postgres-') && !before.has(name));
    console.log(tmpdir() + '/' + made);
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = await new Promise<string>((resolve) => {
    run.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  await expect(access(`${folder}/cluster/postmaster.pid`)).resolves.toBeUndefined();
  run.kill('SIGKILL');
  await expect
    .poll(
      () =>
        access(folder).then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 40_000 },
    )
    .toBe('gone');
});
