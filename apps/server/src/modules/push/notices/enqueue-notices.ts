import type { Executor } from '#db/executor.ts';
import { enqueueAll } from '#db/jobs/enqueue.ts';
import type { NoticeJob } from '#db/jobs/notice-job.ts';

/**
 * Tells members of something by web push. Called within the transaction that causes it, so that both
 * are kept or neither is; what a member switched off, the night and browsers that are gone are looked
 * at when it is sent, and names are looked up then.
 */
export function enqueueNotices(executor: Executor, notices: readonly NoticeJob[]): Promise<void> {
  return enqueueAll(
    executor,
    'notify-member',
    notices.map((data) => ({ data })),
  );
}
