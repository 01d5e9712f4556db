import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '#house/workspace-root.ts';

/** Where all that the steps of the last run printed lies, a file for each. */
export const logFolder = path.join(workspaceRoot, 'node_modules/.cache/hanji/test-logs');

/** Keeps in `folder` what a step printed; gives the file. */
export function writeStepLog(folder: string, name: string, output: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.log`);
  writeFileSync(file, `${output}\n`);
  return file;
}
