// Fills an empty database and writes down what stands where: `fill-process.ts` is where it begins.
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { asc, eq } from 'drizzle-orm';
import { openDatabase, type Database } from '@hanji/server/db/client.ts';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { member, session } from '@hanji/server/db/schema/account/access.ts';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { encoded } from '@hanji/server/ingest/testing/pictures.ts';
import { addProducts } from '@hanji/server/modules/payment/products.ts';
import { ingestWork } from '@hanji/server/ingest/ingest-work.ts';
import { createPictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { encodeAvatar } from '@hanji/server/modules/account/profile/avatar/encode-avatar.ts';
import type { ObjectStorage } from '@hanji/server/ports/object-storage.ts';
import { openStorage } from '@hanji/server/ports/open-storage.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { coinProducts } from './coin-products.ts';
import type { Catalogue, CatalogueTitle, MemberSession } from './catalogue.ts';
import { plannedTitles } from './planned-titles.ts';
import type { PlannedTitle } from './planned-title.ts';
import { arrangeShowcase } from './showcase.ts';
import { workOf } from './work-of.ts';

async function standing(db: Database, plan: PlannedTitle, id: number): Promise<CatalogueTitle> {
  const chapters = await db
    .select({ id: chapter.id, unit: chapter.unit, name: chapter.name })
    .from(chapter)
    .where(eq(chapter.contentId, id))
    .orderBy(asc(chapter.unit), asc(chapter.sort));
  const { key, language, type, name } = plan;
  return { key, language, id, type, name, chapters };
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** As signing in does: the token is the browser's, its digest the database's. */
async function signIn(
  db: Database,
  storage: ObjectStorage,
  columns: Partial<typeof member.$inferInsert> = {},
): Promise<MemberSession> {
  const avatarKey = `avatars/${randomUUID()}.webp`;
  const picture = await encodeAvatar(Buffer.from(await encoded(60, 60)), 'png');
  await storage.put(avatarKey, picture, { contentType: 'image/webp' });
  const [row] = await db
    .insert(member)
    .values({ nickname: 'Soomin', avatarKey, ...columns })
    .returning();
  if (!row) throw new Error('no member was stored');
  const token = randomBytes(32).toString('base64url');
  const tokenHash = Buffer.from(hash('sha256', token, 'hex'), 'hex');
  const expiresAt = daysFromNow(1);
  await db.insert(session).values({ tokenHash, memberId: row.id, expiresAt });
  return { token, userId: row.id };
}

async function signInAll(db: Database, storage: ObjectStorage): Promise<Catalogue['sessions']> {
  const withinTheYear = { adultCertifiedAt: daysFromNow(-364) };
  const longAgo = { adultCertifiedAt: daysFromNow(-367) };
  return {
    member: await signIn(db, storage),
    verified: await signIn(db, storage, withinTheYear),
    verifiedAndAccepting: await signIn(db, storage, { ...withinTheYear, acceptMature: true }),
    expired: await signIn(db, storage, { ...longAgo, acceptMature: true }),
  };
}

async function fill(db: Database, storage: ObjectStorage) {
  const titles: CatalogueTitle[] = [];
  // Titles share most of their pages, which are then drawn once.
  const pictures = createPictureStore(db, storage);
  for (const plan of plannedTitles) {
    const source = workOf(plan);
    const { contentId } = await ingestWork({
      db,
      storage,
      source,
      pictures,
      now: () => new Date(),
    });
    titles.push(await standing(db, plan, contentId));
  }
  const lists = new Map<string, { catalogId: number; catalogSize: number }>();
  for (const language of new Set(titles.map((title) => title.language))) {
    const own = titles.filter((title) => title.language === language);
    lists.set(language, await arrangeShowcase(db, language, own));
  }
  await addProducts(db, coinProducts);
  const korean = lists.get('ko-KR');
  if (!korean) throw new Error('there is no Korean list');
  return { titles, sessions: await signInAll(db, storage), ...korean } satisfies Catalogue;
}

const [file = ''] = process.argv.slice(2);
const settings = loadSettings(process.env);
const source = await openDataSource(settings);
try {
  await migrateDatabase(source);
  const database = openDatabase(source.url);
  const storage = await openStorage(settings.storage);
  await writeFile(file, JSON.stringify(await fill(database.db, storage), null, 2));
  await storage.close();
  await database.close();
} finally {
  await source.stop();
}
