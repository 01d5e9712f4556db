import { eq } from 'drizzle-orm';
import { checkMobile, checkNickname } from '@hanji/domain/forms/profile.ts';
import { member } from '#db/schema/account/access.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';

type Columns = Partial<typeof member.$inferInsert>;

/** @throws ApiFailure 401 for one who was forgotten since the session was looked up */
async function change(
  { db }: Pick<RequestContext, 'db'>,
  memberId: string,
  columns: Columns,
): Promise<null> {
  const changed = await db
    .update(member)
    .set(columns)
    .where(eq(member.id, memberId))
    .returning({ id: member.id });
  if (changed.length === 0) throw new ApiFailure(401, 'signInRequired');
  return null;
}

/** @throws ApiFailure 400 for what is no nickname */
export async function putNickname(
  context: RequestContext,
  memberId: string,
  nickname: string,
): Promise<null> {
  const checked = checkNickname(nickname);
  if (!checked.ok) throw badRequest(`nickname: ${checked.reason}`);
  return change(context, memberId, { nickname: checked.value });
}

/** @throws ApiFailure 400 for what is no mobile number */
export async function putCellPhone(
  context: RequestContext,
  memberId: string,
  cellPhone: string,
): Promise<null> {
  const checked = checkMobile(cellPhone, { required: true });
  if (!checked.ok) throw badRequest(`cellPhone: ${checked.reason}`);
  return change(context, memberId, { cellPhone: checked.value });
}

export function putAcceptMature(
  context: RequestContext,
  memberId: string,
  value: 'Y' | 'N',
): Promise<null> {
  return change(context, memberId, { acceptMature: value === 'Y' });
}

export function putEmailNotify(
  context: RequestContext,
  memberId: string,
  value: 'Y' | 'N',
): Promise<null> {
  return change(context, memberId, { emailNotify: value === 'Y' });
}
