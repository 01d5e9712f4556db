import type { Environment } from '#settings/variables.ts';

export type Command = {
  /** After the command's name, such as `<path> [--title <text>]`. */
  readonly usage: string;
  readonly summary: string;
  /** What its own help lists below the summary, where its usage does not name every option. */
  readonly options?: readonly string[];
  /**
   * Runs with what stands after the command's name and resolves to the exit code. What is thrown
   * is shown as one line when it is a StartError, a SettingError or a UsageError.
   */
  run(args: readonly string[], environment: Environment): Promise<number>;
};
