import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './usage-error.ts';

/**
 * The options and positionals after a command's name.
 * @throws UsageError for an option that there is not, or that lacks its value.
 */
export function parse<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    // Node goes on to explain how an option's value may begin with a dash.
    throw new UsageError(line.replace(/\. To specify.*/, ''));
  }
}

/** For commands that take nothing but options. */
export function refusePositionals(positionals: readonly string[]): void {
  if (positionals[0] !== undefined) throw new UsageError(`unexpected argument "${positionals[0]}"`);
}
