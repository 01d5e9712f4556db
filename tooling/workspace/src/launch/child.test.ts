import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { runChild } from './child.mjs';

const module = JSON.stringify(new URL('./child.mjs', import.meta.url).href);

/** Says when it runs, counts stop signals, and ends with code 7 when it may. */
function counting(mayEnd: string): string {
  return `
  const { existsSync } = require('node:fs');
  let count = 0;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    count += 1;
    if (count > 1) return;
    console.log('stopping');
    setInterval(() => {
      if (!existsSync(${JSON.stringify(mayEnd)})) return;
      console.log(signal, count);
      process.exit(7);
    }, 100);
  });
  setInterval(() => {}, 1000);
  console.log('running');
`;
}

/** A launcher in a process of its own, so that it can be sent signals. */
function launcher(options: object, mayEnd: string): string {
  return `
  const { runChild } = await import(${module});
  const command = [process.execPath, '-e', ${JSON.stringify(counting(mayEnd))}];
  process.exitCode = (await runChild(command, ${JSON.stringify(options)})).code;
`;
}

async function start(options: object, group: boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanji-child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mayEnd = path.join(folder, 'may-end');
  const script = launcher(options, mayEnd);
  const launched = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    detached: group,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  launched.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  const hasPrinted = async (word: string): Promise<void> => {
    while (!printed.includes(word)) await once(launched.stdout, 'data');
  };
  await hasPrinted('running');
  return {
    launched,
    hasPrinted,
    letEnd: () => writeFileSync(mayEnd, ''),
    end: once(launched, 'close'),
    printed: () => printed,
  };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'passes %s on once and waits for the end',
  async (signal) => {
    const { launched, hasPrinted, letEnd, end, printed } = await start({ ownGroup: true }, false);
    launched.kill(signal);
    // Signals that wait together arrive in any order.
    await hasPrinted('stopping');
    launched.kill(signal);
    launched.kill('SIGTERM');
    letEnd();
    expect(await end).toEqual([7, null]);
    expect(printed()).toContain(`${signal} 1`);
  },
);

it('tells the program once when the terminal sends Ctrl-C to the whole group', async () => {
  const { launched, hasPrinted, letEnd, end, printed } = await start({ ownGroup: true }, true);
  process.kill(-(launched.pid ?? 0), 'SIGINT');
  await hasPrinted('stopping');
  letEnd();
  expect(await end).toEqual([7, null]);
  expect(printed()).toContain('SIGINT 1');
});

it('gives the exit code and what was printed', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)";
  const { code, stdout, output } = await runChild([process.execPath, '-e', script], {
    show: false,
  });
  expect(code).toBe(3);
  expect(stdout).toBe('out\n');
  expect(output).toContain('err\n');
});

it('gives 128 + n when signal n ended the program', async () => {
  const script = "process.kill(process.pid, 'SIGKILL')";
  const { code } = await runChild([process.execPath, '-e', script], { show: false });
  expect(code).toBe(137);
});

it('says in one line that a program cannot be started', async () => {
  const attempt = runChild(['/nowhere/program'], { show: false });
  await expect(attempt).rejects.toThrow(/^\/nowhere\/program cannot be started: [^\n]+$/);
});

it('ends a program that goes on after its limit, and says so', async () => {
  const endless = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  expect(await runChild(endless, { show: false, limitMs: 300 })).toMatchObject({
    code: 143,
    outOfTime: true,
  });
});

it('ends at its limit what a program has started too, which holds its output', async () => {
  const started = "setTimeout(() => {}, 120000); console.log('started')";
  const starts = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(started)}], { stdio: 'inherit' })`;
  const command = [process.execPath, '-e', starts];
  expect(await runChild(command, { show: false, limitMs: 3000 })).toMatchObject({
    code: 143,
    outOfTime: true,
  });
});

it('runs where it is told to', async () => {
  const where = [process.execPath, '-e', 'console.log(process.cwd())'];
  const { stdout, outOfTime } = await runChild(where, { show: false, cwd: '/', limitMs: 300_000 });
  expect([stdout, outOfTime]).toEqual(['/\n', false]);
});
