import { editionOfLocale } from '@hanji/contract/editions.ts';
import type { Database } from '@hanji/server/db/client.ts';
import { helpDocument } from '@hanji/server/db/schema/help/document.ts';
import { inTransaction } from '@hanji/server/db/executor.ts';
import { writeDocument } from '@hanji/server/modules/help/documents/write-documents.ts';
import { helpLocales, helpTexts } from './help-languages.ts';
import { helpDocuments, helpKeys } from './help-texts.ts';

const dayMs = 86_400_000;

/** Notices and answers of the demo, where nobody has written any: what was changed stays as it is. */
export async function seedHelp(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(helpDocument)) > 0) return;
    for (const locale of helpLocales) {
      for (const key of helpKeys) {
        const { type, position, daysAgo } = helpDocuments[key];
        const { title, category, body } = helpTexts[locale][key];
        await writeDocument(tx, {
          type,
          edition: editionOfLocale[locale],
          locale,
          key,
          title,
          body,
          categoryPath: [category],
          position,
          publishedAt: new Date(now.getTime() - daysAgo * dayMs),
          writtenBy: 'demo',
        });
      }
    }
  });
}
