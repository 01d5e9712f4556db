import { fork, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { FillMessage } from './fill-message.ts';

const fillProcess = fileURLToPath(new URL('fill-process.ts', import.meta.url));

/** Thousands of short-lived canvases: collecting what they leave behind costs more than memory. */
const heap = '--initial-heap-size=400';

/** Starts the process that takes in the demo works; its errors are in its standard error. */
export function startFilling(
  databaseUrl: string,
  onMessage: (message: FillMessage) => void,
  program = fillProcess,
): ChildProcess {
  const child = fork(program, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: [heap],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.on('message', (message: FillMessage) => onMessage(message));
  return child;
}
