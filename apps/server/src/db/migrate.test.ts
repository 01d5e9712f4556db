import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, freshDatabase } from '#testing/fresh-database.ts';
import { queryAt } from '#testing/sql.ts';
import { migrateDatabase } from './migrate.ts';
import { content } from './schema/works/catalogue.ts';

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

describe('migrateDatabase', () => {
  it('lets eight processes start at once on an empty database', async () => {
    const url = await emptyDatabase();
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase({ url, ownerUrl: url })));
    const applied = await queryAt(url, 'select hash from drizzle.__drizzle_migrations');
    const indexes = await queryAt(
      url,
      `select indexname from pg_indexes where indexname = 'content_search'`,
    );
    const files = await readdir(path.join(packageFolder, 'src/db/migrations'));
    expect(applied).toHaveLength(files.filter((file) => file.endsWith('.sql')).length);
    expect(indexes).toHaveLength(1);
  });

  it('changes nothing the second time', async () => {
    const { db, url } = await freshDatabase();
    await migrateDatabase({ url, ownerUrl: url });
    expect(await db.select().from(content)).toEqual([]);
  });

  it('finds Korean and Japanese words by parts of them', async () => {
    const { sql } = await freshDatabase();
    const [row] = await sql`
      select show_trgm('한국어') as korean, show_trgm('日本語') as japanese`;
    expect(row?.['korean']).toHaveLength(4);
    expect(row?.['japanese']).toHaveLength(4);
  });
});

describe('the migrations', () => {
  it('hold everything that the schema says', async () => {
    const folder = await mkdtemp(path.join(packageFolder, 'node_modules/.migrations-'));
    try {
      const committed = path.join(packageFolder, 'src/db/migrations');
      await cp(committed, folder, { recursive: true });
      const kit = path.join(packageFolder, 'node_modules/drizzle-kit/bin.cjs');
      const out = path.relative(packageFolder, folder);
      const { stdout } = await run(
        process.execPath,
        [
          kit,
          'generate',
          '--dialect=postgresql',
          '--schema=./src/db/schema/**/*.ts',
          `--out=${out}`,
        ],
        { cwd: packageFolder },
      );
      expect(stdout).toContain('No schema changes');
      expect(await readdir(folder)).toEqual(await readdir(committed));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
