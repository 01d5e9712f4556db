import process from 'node:process';
import { quickImports } from './quick-imports.ts';
import { runCommand } from './run-command.ts';

quickImports();
process.exitCode = await runCommand(process.argv.slice(2), process.env);
