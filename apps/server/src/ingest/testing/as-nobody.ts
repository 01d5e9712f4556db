import { chown } from 'node:fs/promises';
import process from 'node:process';

const nobody = 65_534;

/** Runs as somebody who may not do everything, in a folder that is theirs: root may read whatever there is. */
export async function asNobody<Value>(folder: string, run: () => Promise<Value>): Promise<Value> {
  if (process.getuid?.() !== 0) return run();
  await chown(folder, nobody, nobody);
  process.seteuid?.(nobody);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}
