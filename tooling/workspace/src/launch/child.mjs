import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { root } from './place.mjs';
import { Stop } from './stop-with.mjs';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** @type {StopSignal[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * `npm test --silent` asks npm to be quiet, not pnpm, whose word on a failure would be lost.
 * @param {NodeJS.ProcessEnv} env
 */
function heard({ npm_config_loglevel: _silent, ...env }) {
  return env;
}

/**
 * To a program and all that it has started, which share its group.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    // Nobody is left.
    return false;
  }
}

/**
 * Runs a program in the workspace, passes a stop signal on to it exactly once, and waits for its
 * end. Gives its exit code, 128 + n when signal n ended it, and what it printed where not shown
 * (`output` is both streams). After `limitMs` it is asked to end, with all that it has started, and
 * made to 5 s later.
 * @param {string[]} command
 * @param {{ show?: boolean, ownGroup?: boolean, env?: NodeJS.ProcessEnv, cwd?: string | undefined, limitMs?: number | undefined }} [options]
 * `ownGroup`: a Ctrl-C in the terminal reaches it only through here, so that it is told once.
 * @returns {Promise<{ code: number, stdout: string, output: string, stopped: boolean, outOfTime: boolean }>}
 */
export function runChild(
  command,
  { show = true, ownGroup = false, env = process.env, cwd = root, limitMs } = {},
) {
  return new Promise((resolve, reject) => {
    const [program = '', ...parameters] = command;
    const streams = show ? 'inherit' : 'pipe';
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['inherit', streams, streams, ownGroup ? 'ipc' : 'ignore'];
    const child = spawn(program, parameters, {
      cwd,
      env: heard(env),
      detached: ownGroup || limitMs !== undefined,
      stdio,
    });
    let stdout = '';
    let output = '';
    let stopped = false;
    let outOfTime = false;
    child.stdout?.on('data', (text) => (stdout += text));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => (output += text));
    }
    /** @param {StopSignal} signal */
    const passOn = (signal) => {
      if (stopped) return;
      stopped = true;
      const passed = signal === 'SIGHUP' ? 'SIGTERM' : signal;
      // In a group of its own because of its limit, it hears of nothing by the terminal.
      if (limitMs === undefined) child.kill(passed);
      else signalGroup(child, passed);
    };
    for (const signal of stopSignals) process.on(signal, passOn);
    /** @type {NodeJS.Timeout[]} */
    const limits = [];
    if (limitMs !== undefined) {
      limits.push(setTimeout(() => (outOfTime = signalGroup(child, 'SIGTERM')), limitMs));
      limits.push(setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs + 5000));
    }
    const settle = () => {
      for (const limit of limits) clearTimeout(limit);
      for (const signal of stopSignals) process.off(signal, passOn);
    };
    child.on('error', (error) => {
      settle();
      reject(new Stop(`${program} cannot be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      settle();
      const status = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
      resolve({ code: status, stdout, output, stopped, outOfTime });
    });
  });
}
