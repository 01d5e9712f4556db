// `npm test` on a bare machine: plain JavaScript without dependencies, for any Node from 20 on.
import { runInNode24 } from './launch/hand-over.mjs';
import { install } from './launch/install.mjs';
import { refuseOldNode } from './launch/node-version.mjs';
import { findPnpm, pathWith } from './launch/package-manager.mjs';
import { stopWith } from './launch/stop-with.mjs';

try {
  refuseOldNode();
  const pnpm = await findPnpm();
  await install(pnpm);
  process.exitCode = await runInNode24('test/run.ts', process.argv.slice(2), await pathWith(pnpm));
} catch (error) {
  process.exitCode = stopWith(error);
  process.stdout.write('0 passed, 1 failed\n');
}
