import type { Contributor } from '@hanji/contract/entities/content.ts';
import {
  contributorRoles,
  type AuthorRole,
  type ContributorRole,
} from '@hanji/contract/vocabulary.ts';
import { cleanLine } from './clean-text.ts';

export type PersonRole = AuthorRole | ContributorRole;
export type Person = { readonly name: string; readonly role: PersonRole };

type SortedPeople = {
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  readonly contributors: readonly Contributor[];
};

/** As many as a screen of credits has; what is beyond is no list of people. */
const most = 50;

function isContributor(role: PersonRole): role is ContributorRole {
  return contributorRoles.some((known) => known === role);
}

/** Who both wrote and drew made the work. */
function merged(known: AuthorRole | undefined, role: AuthorRole): AuthorRole {
  return known === undefined || known === role ? role : 'creator';
}

/**
 * People of a file in the roles of the catalogue: authors once each, and who else worked on it, once
 * for each thing that they did.
 */
export function sortPeople(people: readonly Person[]): SortedPeople {
  const authors = new Map<string, AuthorRole>();
  const contributors = new Map<string, Contributor>();
  for (const { name: written, role } of people) {
    const name = cleanLine(written);
    if (name === '') continue;
    if (isContributor(role)) contributors.set(JSON.stringify([name, role]), { name, role });
    else authors.set(name, merged(authors.get(name), role));
  }
  return {
    authors: [...authors].slice(0, most).map(([name, role]) => ({ name, role })),
    contributors: [...contributors.values()].slice(0, most),
  };
}

/** Of people whose names are as they are shown, those who are no more among the sorted, in words. */
export function morePeople(people: readonly Person[], sorted: SortedPeople): string[] {
  const shown = new Set([...sorted.authors, ...sorted.contributors].map(({ name }) => name));
  const others = new Set(people.map(({ name }) => name).filter((name) => !shown.has(name)));
  return others.size === 0 ? [] : [`${others.size} more people`];
}
