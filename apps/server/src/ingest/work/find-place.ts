import { eq } from 'drizzle-orm';
import { searchText } from '@hanji/domain/search/search-text.ts';
import type { Database } from '#db/client.ts';
import { content, contentAuthor } from '#db/schema/works/catalogue.ts';
import { ImportError } from '../import-error.ts';
import type { WorkSource } from '../work-source.ts';
import { cameFrom } from './import-paths.ts';

/** Where a work goes in the catalogue. */
export type Place = {
  readonly importKey: string;
  /** What stands there now. */
  readonly before: Standing | undefined;
  /** Id of another work that bears the same identifier, beside which this one is kept. */
  readonly beside?: number;
};

type Standing = {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  readonly isShown: boolean;
};

async function standing(db: Database, importKey: string): Promise<Standing | undefined> {
  const [row] = await db
    .select({
      id: content.id,
      name: content.name,
      digest: content.importDigest,
      published: content.publishedAt,
      withdrawn: content.withdrawnAt,
    })
    .from(content)
    .where(eq(content.importKey, importKey));
  if (row === undefined) return undefined;
  const { id, name, digest, published, withdrawn } = row;
  return { id, name, digest, isShown: published !== null && withdrawn === null };
}

function bytesOf(digest: string): string {
  return digest.split('-')[0] ?? '';
}

function alike(a: readonly string[], b: readonly string[]): boolean {
  const words = new Set(a.map(searchText));
  return a.length === b.length && b.every((name) => words.has(searchText(name)));
}

/** Whether two files with one identifier hold one work: their bytes, or title and authors, agree. */
async function isAlike(db: Database, source: WorkSource, before: Standing): Promise<boolean> {
  if (bytesOf(before.digest) === bytesOf(source.digest)) return true;
  if (!alike([before.name], [source.name])) return false;
  const authors = await db
    .select({ name: contentAuthor.name })
    .from(contentAuthor)
    .where(eq(contentAuthor.contentId, before.id));
  return alike(
    authors.map(({ name }) => name),
    source.authors.map(({ name }) => name),
  );
}

type Given = {
  /** Takes the place of another work whose file merely has the same name and title. */
  readonly replace: boolean;
  /** The absolute path that it lies at, where it comes from a file or folder. */
  readonly path?: string | undefined;
};

/**
 * Finds where a work belongs: in the place of itself, in that of another if `replace` says so,
 * beside another that bears its identifier, or in a place of its own. What lies where a title came
 * from before is that title, whatever of it is another now. Throws `ImportError` where only a file's
 * name and a title say that it is the same work, and its bytes say otherwise.
 */
export async function findPlace(
  db: Database,
  source: WorkSource,
  { replace, path }: Given,
): Promise<Place> {
  const { importKey, ownKey, onlyFrom } = source;
  const before = await standing(db, importKey);
  if (before === undefined || replace) return { importKey, before };
  const isOther =
    onlyFrom === undefined
      ? ownKey !== undefined && !(await isAlike(db, source, before))
      : !before.digest.startsWith(onlyFrom);
  if (!isOther || (path !== undefined && (await cameFrom(db, path, before.id)))) {
    return { importKey, before };
  }
  if (ownKey === undefined) {
    throw new ImportError(
      `another work has a file of the same name and this title already (id ${before.id}): --replace puts this one in its place, --key <name> keeps both`,
    );
  }
  return { importKey: ownKey, before: await standing(db, ownKey), beside: before.id };
}
