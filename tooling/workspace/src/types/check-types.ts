import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runChild } from '#launch/child.mjs';
import { sparingGo } from '#test/machine/sparing-go.ts';
import { typesPrograms, type TypesProgram } from './programs.ts';

async function check(root: string, { folders, config }: TypesProgram): Promise<string> {
  // Within a package, so that its settings and their types are found as it finds them itself.
  const cache = path.join(root, folders[0] ?? '', 'node_modules/.cache/hanji');
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, 'tsconfig.json');
  // Looked at anew is only what has changed since the last run, and what that reaches.
  const kept = { incremental: true, tsBuildInfoFile: path.join(cache, 'types.tsbuildinfo') };
  const compilerOptions = { ...config.compilerOptions, ...kept };
  writeFileSync(file, JSON.stringify({ ...config, compilerOptions }));
  const { code, output } = await runChild(['tsc', '--noEmit', '-p', file], {
    show: false,
    cwd: root,
    env: { ...process.env, ...sparingGo },
  });
  return code === 0 ? '' : output.trim() || `tsc ended with ${code}`;
}

/** Checks the types of every package; gives what the compiler found, a text for each run of it. */
export async function checkTypes(root: string): Promise<string[]> {
  const found = await Promise.all(typesPrograms(root).map((program) => check(root, program)));
  return found.filter(Boolean);
}
