import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { refundBankbook } from '#db/schema/refund/refund.ts';
import type { StreamAnswer } from '#http/answer/answer.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { refundCipherOf } from '#modules/refund/cipher/refund-cipher.ts';
import { aboutBankbook } from '#modules/refund/cipher/sealed-account.ts';

/**
 * The image that a member sent; of others it is as if there were none.
 * @throws ApiFailure 404
 */
export async function readBankbook(
  context: RequestContext,
  memberId: string,
  bankbookId: string,
): Promise<StreamAnswer> {
  const [found] = await context.db
    .select()
    .from(refundBankbook)
    .where(and(eq(refundBankbook.id, bankbookId), eq(refundBankbook.memberId, memberId)));
  const cipher = refundCipherOf(context);
  if (found === undefined || cipher === null) throw new ApiFailure(404, 'fileNotFound');
  const sealed = { bytes: found.image, keyId: found.keyId };
  const image = cipher.open(sealed, aboutBankbook(found.id));
  return { contentType: 'image/jpeg', stream: Readable.from([image]), size: image.length };
}
