import { readFile } from 'node:fs/promises';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import { countMembers, membersNamed } from '#modules/inbox/entries/by-hand.ts';
import type { Audience } from '#modules/inbox/entries/distribute.ts';
import { UsageError } from '../usage-error.ts';
import { printable } from '../printable.ts';

/** A list is for so many at most: more are better told as everybody. */
const mostNamed = 10_000;
const mostUnknownNamed = 5;

export const audienceOptions = {
  member: { type: 'string', multiple: true },
  list: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

export type AudienceOptions = {
  readonly member?: readonly string[] | undefined;
  readonly list?: string | undefined;
  readonly all: boolean;
};

/** @throws UsageError where it is not said who is meant, or twice */
export function checkAudience({ member, list, all }: AudienceOptions): void {
  const named = [member !== undefined, list !== undefined, all].filter(Boolean);
  if (named.length === 1) return;
  throw new UsageError('for whom? --member, which may be said again, or --list <file>, or --all');
}

export type Addressed = {
  readonly audience: Audience;
  /** How many that are now. */
  readonly members: number;
};

/** @throws StartError where somebody who is named is no member */
export async function addressed(db: Executor, options: AudienceOptions): Promise<Addressed> {
  if (options.all) return { audience: 'everyone', members: await countMembers(db) };
  const names = options.list === undefined ? (options.member ?? []) : await namesIn(options.list);
  if (names.length > mostNamed) throw new StartError(`a list has at most ${mostNamed} members`);
  const { memberIds, unknown } = await membersNamed(db, names);
  if (unknown.length > 0) {
    const named = unknown.slice(0, mostUnknownNamed).map(printable).join(', ');
    const more = unknown.length - mostUnknownNamed;
    throw new StartError(`there is no member ${named}${more > 0 ? ` and ${more} more` : ''}`);
  }
  return { audience: memberIds, members: memberIds.length };
}

/** A list has an email or an id on each line; empty lines and those that begin with # are left out. */
async function namesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(`the list ${printable(file)} cannot be read`, { cause });
  });
  const names = text.split('\n').map((line) => line.trim());
  const named = names.filter((name) => name !== '' && !name.startsWith('#'));
  if (named.length === 0) throw new StartError(`the list ${printable(file)} names nobody`);
  return named;
}
