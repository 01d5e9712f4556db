import process from 'node:process';
import { fewHeaps } from './few-heaps.ts';
import { quickImports } from './quick-imports.ts';
import { runCommand } from './run-command.ts';

const [command] = process.argv.slice(2);
if (command === 'import') fewHeaps();
quickImports();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
