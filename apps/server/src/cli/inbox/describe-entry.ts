import type { GiftItem } from '@hanji/contract/vocabulary.ts';
import type { EntryByHand } from '#modules/inbox/entries/by-hand.ts';
import type { EntryContents, NewEntry } from '#modules/inbox/entries/distribute.ts';
import { printable } from '../printable.ts';
import { momentOf, untilOf } from '../wallet/wallet-words.ts';
import type { Addressed } from './audience.ts';

const itemWords = {
  coin: 'coins',
  ticket: 'tickets',
  ad_ticket: 'ad tickets',
  other: 'something to look at',
} as const satisfies Readonly<Record<GiftItem, string>>;

function contentsWords({ item, amount, days }: EntryContents): string {
  const what = item === 'other' ? itemWords.other : `${amount} ${itemWords[item]}`;
  return days === null ? what : `${what} for ${days} days from then`;
}

function facts({ contents, expiresAt, link, translations, operator, reason }: NewEntry): string[] {
  const languages = Object.keys(translations);
  return [
    ...(contents === null ? [] : [contentsWords(contents)]),
    ...(expiresAt === null ? [] : [untilOf(expiresAt)]),
    ...(link === null ? [] : [`leads to ${link}`]),
    ...(languages.length === 0 ? [] : [`also in ${languages.join(', ')}`]),
    `by ${operator}: ${reason}`,
  ];
}

const done = { give: 'gave', send: 'sent', add: 'added' } as const;
export type Verb = keyof typeof done;

/** What is put into inboxes, by its number, or would be: null. */
export function describeNew(
  entry: NewEntry,
  { audience, members }: Addressed,
  { verb, id }: { readonly verb: Verb; readonly id: number | null },
): string {
  const whom =
    audience === 'everyone'
      ? `everybody who is a member by then, ${members} now`
      : `${members} member${members === 1 ? '' : 's'}`;
  const what = `the ${entry.kind} “${printable(entry.title)}” to ${whom}: ${facts(entry).join(', ')}`;
  return id === null
    ? `would ${verb} ${what}; --yes does it\n`
    : `${done[verb]} ${what}\nits number is ${id}\n`;
}

/** One entry that is there, in a line or two. */
export function describeEntry({ entry, of, named, received }: EntryByHand): string {
  const { id, kind, title, distributionType, distributedAt, expiresAt, withdrawnAt } = entry;
  const whom = distributionType === 'everyone' ? 'everybody' : `${named} named`;
  return [
    [
      `${id}  ${momentOf(distributedAt)} UTC  ${kind} “${printable(title)}” to ${whom}`,
      ...(of === null ? [] : [contentsWords(of)]),
      ...(expiresAt === null ? [] : [untilOf(expiresAt)]),
      ...(kind === 'gift' ? [`received by ${received}`] : []),
    ].join(', '),
    `  by ${printable(entry.operator)}: ${printable(entry.reason)}`,
    ...(withdrawnAt === null
      ? []
      : [
          `  withdrawn ${momentOf(withdrawnAt)} UTC by ${printable(entry.withdrawnBy ?? '')}: ${printable(entry.withdrawnReason ?? '')}`,
        ]),
    '',
  ].join('\n');
}
