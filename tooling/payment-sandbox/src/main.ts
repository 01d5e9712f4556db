// The process of the sandbox: `start-sandbox.ts` starts it, tells it what it needs and ends it.
import process from 'node:process';
import { openSandbox, type SandboxOptions } from '#server/open-sandbox.ts';

process.once('message', (options: SandboxOptions) => {
  openSandbox(options).then(
    ({ url }) => process.send?.({ url }),
    (error: NodeJS.ErrnoException) => process.send?.({ failed: error.code ?? error.message }),
  );
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit());
// Interrupted at a terminal with it: it ends when that one has ended.
process.on('SIGINT', () => {});
