import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { articleUploadPart } from '#db/schema/creator/article.ts';

/**
 * Lets go the parts of a file; gives the keys of what is to be deleted once that is sure. A process
 * that is killed in between leaves them to `remove-orphans`.
 */
export async function dropParts(tx: Transaction, uploadId: string): Promise<string[]> {
  const gone = await tx
    .delete(articleUploadPart)
    .where(eq(articleUploadPart.uploadId, uploadId))
    .returning({ key: articleUploadPart.uploadKey });
  return gone.map(({ key }) => key);
}
