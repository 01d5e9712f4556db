import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '#db/session.ts';

const lookEveryMs = 250;

/** Waits until nobody else is connected to a database; `onWait` is called once, if somebody is. */
export async function othersGone(url: string, onWait: () => void): Promise<void> {
  const session = await openSession(url);
  try {
    for (let waits = false; ; waits = true) {
      const { rows } = await session.query<{ others: number }>(`
        select count(*)::int as others from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      if (rows[0]?.others === 0) return;
      if (!waits) onWait();
      await sleep(lookEveryMs);
    }
  } finally {
    await session.end();
  }
}
