import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

const ports = ['SERVER', 'KO', 'JA', 'GLOBAL', 'VI', 'STAND_INS', 'PAYMENTS'];

export type Started = {
  /** From the command to the line that says `ready`, in seconds. */
  readonly seconds: number;
  /** Interrupts it, as who presses Ctrl+C does, and waits for its end. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the service by a program of Node, with a data folder of its own and at free ports, and
 * waits until it is ready.
 * @throws Error with what it printed where it ends before
 */
export async function timeStart(program: string, dataFolder: string): Promise<Started> {
  const began = performance.now();
  const freePorts = Object.fromEntries(ports.map((name) => [`HANJI_PORT_${name}`, '0']));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...freePorts, HANJI_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let printed = '';
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      if (/^ready$/m.test(printed)) resolve((performance.now() - began) / 1000);
    });
    child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
    child.on('close', () => reject(new Error(`it ended before it was ready:\n${printed}`)));
  });
  return {
    seconds: await ready,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
