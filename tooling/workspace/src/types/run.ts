// `pnpm typecheck`: the types of every package, those of CSS modules made anew before.
import process from 'node:process';
import { workspaceRoot } from '#house/workspace-root.ts';
import { runChild } from '#launch/child.mjs';
import { checkTypes } from './check-types.ts';

const made = await runChild(['pnpm', 'run', '--silent', 'css-types'], { show: false });
const found = made.code === 0 ? await checkTypes(workspaceRoot) : [made.output.trim()];
for (const text of found) console.log(text);
process.exitCode = found.length === 0 ? 0 : 1;
