import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { importPath } from '#db/schema/works/import-path.ts';

/** Whether a title was taken in from a path before: then what lies there now is the same work. */
export async function cameFrom(db: Database, path: string, contentId: number): Promise<boolean> {
  const rows = await db
    .select({ path: importPath.path })
    .from(importPath)
    .where(and(eq(importPath.path, path), eq(importPath.contentId, contentId)));
  return rows.length > 0;
}

/** Keeps from which path a title was taken in. */
export async function keepPath(db: Database, path: string, contentId: number): Promise<void> {
  await db.insert(importPath).values({ path, contentId }).onConflictDoNothing();
}
