import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const rotateAbove = 16 * 1024 * 1024;

export interface ServiceLog {
  file: string;
  write(line: string): void;
}

/**
 * The service's log lines go to a file in the data folder, since the terminal is for people. A log
 * above 16 MiB becomes `service.log.1` at the next start.
 */
export const serviceLog = (dataFolder: string): ServiceLog => {
  const file = path.join(dataFolder, 'service.log');
  if (existsSync(file) && statSync(file).size > rotateAbove) renameSync(file, `${file}.1`);
  return { file, write: (line) => appendFileSync(file, line) };
};
