import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { queryAt } from './sql.ts';

const server = fileURLToPath(new URL('database-server.ts', import.meta.url));

it('leaves neither PostgreSQL nor its folder behind when the test run is killed', async () => {
  const script = `
    import { startTestServer } from ${JSON.stringify(server)};
    delete process.env.DATABASE_URL;
    console.log((await startTestServer()).adminUrl);
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    run.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  const [row] = await queryAt<{ place: string }>(
    url,
    `select current_setting('data_directory') as place`,
  );
  const folder = path.dirname(row?.place ?? '');
  await expect(access(folder)).resolves.toBeUndefined();

  run.kill('SIGKILL');
  const found = (): Promise<string> =>
    access(folder).then(
      () => 'there',
      () => 'gone',
    );
  await expect.poll(found, { timeout: 150_000 }).toBe('gone');
  await expect(queryAt(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});
