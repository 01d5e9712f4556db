import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '#db/client.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));

type Journal = { readonly entries: readonly { readonly tag: string }[] };

/** Brings an empty database to where it was before a migration, named without its number. */
export async function migrateBefore(db: Database, name: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-first-migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    const count = journal.entries.findIndex(({ tag }) => tag.slice(5) === name);
    if (count < 0) throw new Error(`no migration ${name}`);
    const entries = journal.entries.slice(0, count);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await db.execute('create extension if not exists pg_trgm');
    await migrate(drizzle(db.$client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
