import { eq } from 'drizzle-orm';
import type { TitleImage } from '@hanji/contract/creator-vocabulary.ts';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import type { CropBox } from '@hanji/domain/creator/crop.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { cutCover } from '#modules/creator/cut-cover.ts';
import { lockTitleOnRevision, readOwnTitle } from './find-own-title.ts';

type Setting = {
  readonly contentId: number;
  readonly titleImage: TitleImage;
  readonly on: CropBox & { readonly revision: number };
  readonly upload: ReceivedUpload | undefined;
};

/** @throws ApiFailure 400, 404, 409, 413, 415, 503 */
export async function setTitleImage(
  context: RequestContext,
  memberId: string,
  { contentId, titleImage, on: { revision, ...box }, upload }: Setting,
): Promise<OwnTitle> {
  if (upload === undefined) throw badRequest('image: a file');
  const on = { contentId, revision };
  // Before the picture is decoded, which costs more than all else; what holds is looked at again.
  await inUnit(context, (unit) => lockTitleOnRevision(unit, memberId, on));
  const cutting = { upload, sender: memberId, box, shape: titleImage };
  return cutCover(context, cutting, (imageId) =>
    inUnit(context, async (unit) => {
      const title = await lockTitleOnRevision(unit, memberId, on);
      const picture = titleImage === 'cover' ? { coverId: imageId } : { squareId: imageId };
      await unit.db
        .update(challengeTitle)
        .set({ ...picture, revision: title.revision + 1 })
        .where(eq(challengeTitle.id, title.id));
      return readOwnTitle(unit, memberId, contentId);
    }),
  );
}
