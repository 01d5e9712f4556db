import { eq } from 'drizzle-orm';
import { editionOfLocale } from '@hanji/contract/editions.ts';
import type { InquiryCategory } from '@hanji/contract/help-vocabulary.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { checkInquiryImages, checkInquiryText } from '@hanji/domain/forms/help.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { inquiry, inquiryImage } from '#db/schema/help/inquiry.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { Reader } from '#http/request/reader.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';
import { inquiryAttempts } from './inquiry-attempts.ts';
import { keepImages, removeImages } from './keep-images.ts';

type Sent = {
  readonly category: InquiryCategory;
  readonly text: string;
  readonly email?: string | undefined;
  readonly key?: string | undefined;
};

/**
 * Keeps an inquiry (reading-service, sections 5 and 7). What comes a second time under its key is
 * kept already: its sender has lost the first answer.
 * @throws ApiFailure 400 without a text or an address; 415 for a file that shows nothing; 429
 */
export async function sendInquiry(
  context: RequestContext,
  sent: Sent,
  uploads: readonly ReceivedUpload[],
  caller: Caller,
): Promise<null> {
  const { db, storage } = context;
  const body = checkInquiryText(sent.text, caller.client.locale);
  if (!body.ok) {
    throw new ApiFailure(400, body.reason === 'required' ? 'inquiryEmpty' : 'inquiryTooLong');
  }
  checkFiles(uploads);
  const email = await addressOf(db, caller.reader, sent.email);
  const memberId = caller.reader.kind === 'visitor' ? null : caller.reader.memberId;
  const kept = sent.key !== undefined && (await isKept(db, sent.key));
  if (!kept) {
    await limitUses(context, inquiryAttempts(memberId, caller.ip), async () => {
      const keys = await keepImages(storage, uploads, memberId ?? networkOf(caller.ip));
      const { locale } = caller.client;
      const written = await write(
        context,
        {
          edition: context.origin.edition ?? editionOfLocale[locale],
          locale,
          category: sent.category,
          body: body.value,
          email,
          memberId,
          key: sent.key ?? null,
        },
        keys,
      ).catch(async (error: unknown) => {
        await removeImages(storage, keys);
        throw error;
      });
      if (!written) await removeImages(storage, keys);
    });
  }
  await removeImages(
    storage,
    uploads.map(({ key }) => key),
  );
  return null;
}

/** By their names, which the contract's rule about their bytes does not see. */
function checkFiles(uploads: readonly ReceivedUpload[]): void {
  const images = uploads.map(({ kind, size, filename }) => ({
    kind: kind === 'part' ? null : kind,
    size,
    name: filename,
  }));
  if (!checkInquiryImages(images).ok) throw new ApiFailure(415, 'fileKindRefused');
}

/** A member's own address; who has none says where the answer goes. */
async function addressOf(db: Executor, reader: Reader, given: string | undefined): Promise<string> {
  if (reader.kind !== 'visitor') {
    const [own] = await db
      .select({ email: member.email })
      .from(member)
      .where(eq(member.id, reader.memberId));
    if (typeof own?.email === 'string') return own.email;
  }
  const checked = checkEmail(given ?? '');
  if (!checked.ok) throw new ApiFailure(400, 'inquiryEmail');
  return checked.value;
}

async function isKept(db: Executor, key: string): Promise<boolean> {
  const found = await db.select({ id: inquiry.id }).from(inquiry).where(eq(inquiry.key, key));
  return found.length > 0;
}

type Written = Omit<typeof inquiry.$inferInsert, 'sentAt'>;

/** False where the same one came at the same time and is kept. */
function write(
  context: RequestContext,
  values: Written,
  keys: readonly string[],
): Promise<boolean> {
  return inUnit(context, async ({ db }) => {
    const [row] = await db
      .insert(inquiry)
      .values({ ...values, sentAt: context.now() })
      .onConflictDoNothing({ target: inquiry.key })
      .returning({ id: inquiry.id });
    if (row === undefined) return false;
    const images = keys.map((objectKey, position) => ({ inquiryId: row.id, position, objectKey }));
    if (images.length > 0) await db.insert(inquiryImage).values(images);
    return true;
  });
}
