import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { serveHanji } from './served-process.ts';

const execute = promisify(execFile);

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Made by whichever test process needs it first; the others wait until it stands there whole. */
async function templateFolder(): Promise<string> {
  const templates = inject('templatesFolder');
  const template = path.join(templates, 'template');
  const draft = path.join(templates, 'draft');
  // It stays, so that nobody takes itself for the first once the draft has become the template.
  const isFirst = await mkdir(path.join(templates, 'begun')).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    try {
      const served = await serveHanji({ HANJI_DATA: draft });
      await served.end('SIGTERM');
      await rename(draft, template);
    } catch (error) {
      await writeFile(path.join(templates, 'failure'), String(error));
      throw error;
    }
  }
  while (!(await exists(template))) {
    const failure = await readFile(path.join(templates, 'failure'), 'utf8').catch(() => null);
    if (failure !== null) throw new Error(`another test process made no template: ${failure}`);
    await sleep(50);
  }
  return template;
}

let template: Promise<string> | undefined;

/** Puts into a folder what a first start leaves there: a database with the newest schema, stopped. */
export async function fillDataFolder(folder: string): Promise<void> {
  template ??= templateFolder();
  // The cluster belongs to another account where the tests run as root: owners are kept.
  await execute('cp', ['-a', `${await template}/.`, folder]);
}
