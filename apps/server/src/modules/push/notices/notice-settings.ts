import { eq, sql } from 'drizzle-orm';
import type { NoticeSettings } from '@hanji/contract/entities/push.ts';
import type { NoticeKind, NoticeSwitch } from '@hanji/contract/notice-vocabulary.ts';
import { noticeSetting } from '#db/schema/account/push.ts';
import type { Executor } from '#db/executor.ts';

/** What a member switched; at first every kind is on, and none comes at night. */
export async function readNoticeSettings(db: Executor, memberId: string): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSetting).where(eq(noticeSetting.memberId, memberId));
  const isOn = (kind: NoticeKind): boolean => row?.off.includes(kind) !== true;
  return {
    kinds: {
      newChapter: isOn('newChapter'),
      gift: isOn('gift'),
      giftEnding: isOn('giftEnding'),
      inquiryAnswered: isOn('inquiryAnswered'),
      refund: isOn('refund'),
    },
    night: row?.night ?? false,
  };
}

export async function putNoticeSetting(
  db: Executor,
  memberId: string,
  { notice, value }: { readonly notice: NoticeSwitch; readonly value: 'Y' | 'N' },
): Promise<null> {
  const on = value === 'Y';
  const { off } = noticeSetting;
  const first = notice === 'night' ? { night: on } : { off: on ? [] : [notice] };
  const changed =
    notice === 'night'
      ? { night: on }
      : {
          off: on
            ? sql`array_remove(${off}, ${notice})`
            : sql`array_append(array_remove(${off}, ${notice}), ${notice})`,
        };
  await db
    .insert(noticeSetting)
    .values({ memberId, ...first })
    .onConflictDoUpdate({ target: noticeSetting.memberId, set: changed });
  return null;
}
