import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError, systemErrorCode } from '@hanji/server/errors/start-error.ts';
import { pino } from 'pino';

const rotateAbove = 16 * 1024 * 1024;
/** What is kept in memory while nothing can be written; the rest is dropped. */
const mostWaiting = 1024 * 1024;
const retryEveryMs = 1000;

export type ServiceLog = {
  file: string;
  write(line: string): void;
};

function open(file: string) {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > rotateAbove) renameSync(file, `${file}.1`);
    return pino.destination({ dest: file, mkdir: true, sync: true, maxLength: mostWaiting });
  } catch (error) {
    const code = systemErrorCode(error) ?? String(error);
    throw new StartError(`${file} cannot be written (${code}): mend it, or set HANJI_DATA`);
  }
}

/**
 * The service's log lines go to a file in the data folder, since the terminal is for people. A log
 * above 16 MiB becomes `service.log.1` at the next start. A full disk is said once and never fails
 * a request: lines wait in memory up to 1 MiB, then are dropped until there is room again.
 * @throws StartError where the file cannot be opened.
 */
export function serviceLog(
  dataFolder: string,
  say: (line: string) => void = console.error,
): ServiceLog {
  const file = path.join(dataFolder, 'service.log');
  const destination = open(file);
  let reported = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  const failed = (error: unknown): void => {
    if (!reported) say(`Log lines cannot be written to ${file} (${systemErrorCode(error)})`);
    reported = true;
  };
  destination.on('error', failed);
  destination.on('write', () => (reported = false));
  // What waits is full, and only a flush tries again then. Not `flushSync`: on a full disk that
  // tries for ever, and holds the process.
  destination.on('drop', () => {
    if (performance.now() - triedAt < retryEveryMs) return;
    triedAt = performance.now();
    destination.flush();
  });
  return { file, write: (line) => void destination.write(line) };
}
