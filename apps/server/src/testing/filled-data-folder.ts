import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { serveHanji } from './served-process.ts';

const execute = promisify(execFile);

async function makeTemplate(): Promise<string> {
  const template = path.join(inject('templatesFolder'), String(process.pid));
  await mkdir(template);
  const served = await serveHanji({ HANJI_DATA: template });
  await served.end('SIGTERM');
  return template;
}

let template: Promise<string> | undefined;

/** Puts into a folder what a first start leaves there: a database with the newest schema, stopped. */
export async function fillDataFolder(folder: string): Promise<void> {
  template ??= makeTemplate();
  // The cluster belongs to another account where the tests run as root: owners are kept.
  await execute('cp', ['-a', `${await template}/.`, folder]);
}
