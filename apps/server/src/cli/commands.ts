import type { Environment } from '#settings/variables.ts';
import { importCommand } from './import.ts';
import { sweep } from './import-sweep.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';

export type Command = {
  /** After the command's name, such as `<path> [--title <text>]`. */
  readonly usage: string;
  readonly summary: string;
  /**
   * Runs with what stands after the command's name and resolves to the exit code. What is thrown
   * is shown as one line when it is a StartError, a SettingError or a UsageError.
   */
  run(args: readonly string[], environment: Environment): Promise<number>;
};

/** Every command of `pnpm hanji`, in the order of the help text. */
export const commands: Readonly<Record<string, Command>> = {
  serve,
  migrate,
  import: importCommand,
  sweep,
};
