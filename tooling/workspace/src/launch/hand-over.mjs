import { runChild } from './child.mjs';
import { root } from './place.mjs';

/**
 * Runs a TypeScript file of tooling/workspace/src in the workspace's own Node 24, to its end.
 * @param {string} file
 * @param {string[]} [parameters]
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runInNode24(file, parameters = [], env = process.env) {
  const program = `${root}node_modules/node/bin/node`;
  const script = `${root}tooling/workspace/src/${file}`;
  const { code } = await runChild([program, script, ...parameters], { ownGroup: true, env });
  return code;
}
