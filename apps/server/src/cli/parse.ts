import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './usage-error.ts';

/**
 * The options and positionals after a command's name.
 * @throws UsageError for an option that there is not, that lacks its value, or that is said twice
 */
export function parse<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
    const said = new Set<string>();
    for (const token of parsed.tokens) {
      if (token.kind !== 'option' || options[token.name]?.multiple === true) continue;
      // The last would hold in silence.
      if (said.has(token.name)) throw new UsageError(`--${token.name} is said more than once`);
      said.add(token.name);
    }
    return parsed;
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
