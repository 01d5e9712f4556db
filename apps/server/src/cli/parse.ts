import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './usage-error.ts';

/** What Node says of arguments, without how it would have them written. */
function faultOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const unknown = /^Unknown option '(.+?)'/.exec(line)?.[1];
  if (unknown !== undefined) return `there is no option ${unknown}: --help lists those there are`;
  const name = /^Option '(?:-\w, )?(--[\w-]+).*' argument is ambiguous/.exec(line)?.[1];
  return name === undefined
    ? line.replace(/\. To specify.*/, '')
    : `${name} needs a value; one that begins with a dash is written ${name}=-1`;
}

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
    const seen = new Set<string>();
    for (const token of parsed.tokens) {
      if (token.kind !== 'option' || options[token.name]?.multiple === true) continue;
      // The last would hold in silence.
      if (seen.has(token.name)) throw new UsageError(`--${token.name} is said more than once`);
      seen.add(token.name);
    }
    return parsed;
  } catch (error) {
    throw new UsageError(faultOf(error));
  }
}

/** For commands that take nothing but options. */
export function refusePositionals(positionals: readonly string[]): void {
  if (positionals[0] !== undefined) throw new UsageError(`unexpected argument "${positionals[0]}"`);
}
