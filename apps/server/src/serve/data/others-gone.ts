import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '#db/session.ts';

const lookEveryMs = 250;
/** Sessions of this process itself, which has left them, end within a few looks. */
const ownLooks = 4;

/** Waits until nobody else is connected to a database; `onWait` is called once, if somebody stays. */
export async function othersGone(url: string, onWait: () => void): Promise<void> {
  const session = await openSession(url);
  try {
    for (let looks = 1; ; looks += 1) {
      const { rows } = await session.query<{ others: number }>(`
        select count(*)::int as others from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      if (rows[0]?.others === 0) return;
      if (looks === ownLooks) onWait();
      await sleep(lookEveryMs);
    }
  } finally {
    await session.end();
  }
}
