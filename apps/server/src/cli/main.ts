import process from 'node:process';
import { fewHeaps } from './process/few-heaps.ts';
import { quickImports } from './process/quick-imports.ts';
import { runCommand } from './run-command.ts';
import { spareMemory } from './process/spare-memory.ts';
import { allowUnreadOutput } from './process/unread-output.ts';

const [command] = process.argv.slice(2);
if (command === 'import') {
  // Before anything is loaded: what memory was once taken is not given back.
  spareMemory();
  fewHeaps();
}
quickImports();
allowUnreadOutput();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
