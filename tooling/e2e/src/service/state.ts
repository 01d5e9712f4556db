import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Catalogue, CatalogueChapter, CatalogueTitle } from '#catalogue/catalogue.ts';
import type { OriginName, Origins } from './run-service.ts';

/** What the set-up leaves for the journeys. */
export type State = {
  /** A service that stays up. */
  readonly origins: Origins;
  /** Its database, for what no page does: members in every state, time that has passed. */
  readonly databaseUrl: string;
  /** A stopped copy of its data, for journeys that stop and kill a service of their own. */
  readonly spareDataFolder: string;
  readonly editionsFolder: string;
  /** What stands in for push services: a browser's name comes behind it. */
  readonly pushUrl: string;
  readonly folder: string;
  readonly catalogue: Catalogue;
};

const variable = 'JOURNEYS_STATE';

export function writeState(file: string, written: State): void {
  writeFileSync(file, JSON.stringify(written));
  process.env[variable] = file;
}

let read: State | undefined;

/** @throws Error outside of a run that `global-set-up.ts` prepared. */
export function state(): State {
  const file = process.env[variable];
  if (!file) throw new Error(`${variable} is not set: journeys run through "playwright test"`);
  read ??= JSON.parse(readFileSync(file, 'utf8')) as State;
  return read;
}

/** A title of the journeys' catalogue by its key. */
export function titleIn(language: Locale, key: string): CatalogueTitle {
  const found = state().catalogue.titles.find(
    (title) => title.language === language && title.key === key,
  );
  if (!found) throw new Error(`the catalogue has no ${key} in ${language}`);
  return found;
}

export function contentPath({ type, id }: CatalogueTitle): string {
  return `/${type}/${id}`;
}

/** Chapters of a title's plan count from 1, episodes first. */
function chapterOf(title: CatalogueTitle, number: number): CatalogueChapter {
  const found = title.chapters[number - 1];
  if (!found) throw new Error(`${title.key} has no chapter ${number}`);
  return found;
}

export function chapterPath(
  title: CatalogueTitle,
  number: number,
  salesType: 'product' | 'trial' = 'product',
): string {
  return `${contentPath(title)}/chapter/${chapterOf(title, number).id}/${salesType}`;
}

/** Where a chapter is talked about. */
export function commentsPath(title: CatalogueTitle, number: number): string {
  return `/comment/${title.type}/${title.id}/${chapterOf(title, number).id}`;
}

export function originOf(name: OriginName): string {
  return state().origins[name];
}
