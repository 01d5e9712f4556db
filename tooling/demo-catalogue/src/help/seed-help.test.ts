import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { expect, it } from 'vitest';
import { seedHelp } from './seed-help.ts';

const { db, sql } = await freshDatabase();
const now = new Date('2026-11-20T03:00:00Z');

it('gives each edition notices and answers in all of its languages, once', async () => {
  await seedHelp(db, now);
  await seedHelp(db, now);
  const rows = await sql`select edition, locale, type, count(*)::int as documents
    from help_document group by edition, locale, type order by edition, locale, type`;
  const each = [
    ['faq', 3],
    ['notice', 2],
  ] as const;
  const languages = [
    ['global', 'de-DE'],
    ['global', 'en-US'],
    ['global', 'fr-FR'],
    ['global', 'zh-TW'],
    ['ja', 'ja-JP'],
    ['ko', 'ko-KR'],
  ] as const;
  expect(rows).toEqual(
    languages.flatMap(([edition, locale]) =>
      each.map(([type, documents]) => ({ edition, locale, type, documents })),
    ),
  );
});

it('leaves what operators changed as it is', async () => {
  await sql`update help_document set withdrawn_at = now(), withdrawn_by = 'sujin' where id = 1`;
  await seedHelp(db, now);
  expect(
    await sql`select count(*)::int as withdrawn from help_document where withdrawn_at is not null`,
  ).toEqual([{ withdrawn: 1 }]);
});
