import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { MailJob } from '#db/jobs/mail-job.ts';
import { inTransaction } from '#db/executor.ts';
import { testContext } from '#http/testing/test-api.ts';
import { createJobHandlers } from '#jobs/handlers.ts';
import { startJobs } from '#jobs/job-queue.ts';
import { MailError, type Mail, type Mailer } from '#mail/mail.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { codeIn } from '#modules/account/testing/mails.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
const now = (): Date => new Date();
const context = await testContext(db, { now });

type Sent = Mail & { readonly to: string };

let sent: Sent[] = [];
let lines: string[] = [];
/** What the mail server answers to each mail, one after the other; then it takes them. */
let refusals: MailError[] = [];
let stop: () => Promise<void> = async () => {};

/** A mail server that takes a mail and then breaks the connection, or takes none. */
const mailer: Mailer = {
  async send(to, mail) {
    sent.push({ ...mail, to });
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
  },
  close: () => {},
};

async function startQueue(): Promise<void> {
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const handlers = createJobHandlers({ ...context, mailer, logger });
  const queue = await startJobs(db, handlers, logger);
  stop = () => queue.stop(1000);
}

beforeEach(() => {
  [sent, lines, refusals] = [[], [], []];
});
afterEach(async () => {
  await stop();
  await sql`delete from pgboss.job`;
});

const within = { interval: 50 };

const job: MailJob = {
  topic: 'verificationCode',
  to: 'reader@mail.example',
  browser: 'a digest',
  locale: 'ko-KR',
  edition: 'ko',
};

function rows() {
  return sql<{ state: string; row: string }>`
    select state, to_jsonb(job)::text as row from pgboss.job where name = 'send-mail'`;
}

describe('a mail in the queue', () => {
  it('goes out by itself, once, and leaves no row that names its reader', async () => {
    await inTransaction(db, (tx) => enqueue(tx, 'send-mail', job));
    await startQueue();
    await expect.poll(() => sent.map(({ to }) => to), within).toEqual(['reader@mail.example']);
    await expect.poll(rows, within).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('is tried again with another code, of which the newest counts', async () => {
    refusals = [new MailError('the mail server did not take it (ETIMEDOUT)', { final: false })];
    await enqueue(db, 'send-mail', job);
    await startQueue();
    await expect.poll(() => sent.length, within).toBe(2);
    await expect.poll(rows, within).toEqual([]);
    const codes = sent.map(({ text }) => codeIn({ body: text }));
    expect(await sql`select tries from verification_code`).toEqual([{ tries: 0 }]);
    expect(codes).toHaveLength(2);
    expect(lines.join('\n')).toContain('ETIMEDOUT');
    expect(lines.join('\n')).not.toMatch(/reader@|mail\.example/);
  });

  it('is given up where the server will never take it, and named nowhere', async () => {
    refusals = [new MailError('the mail server did not take it (550 RCPT TO)', { final: true })];
    await enqueue(db, 'send-mail', job);
    await startQueue();
    await expect.poll(() => lines.join('\n'), within).toContain('mail refused for good');
    await expect.poll(rows, within).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/reader@|mail\.example/);
  });

  it('that waits for another try holds no code, and is kept for an hour after the last', async () => {
    refusals = [new MailError('the mail server did not take it (EAUTH)', { final: false })];
    await enqueue(db, 'send-mail', job);
    await startQueue();
    await expect.poll(() => sent.length, within).toBe(1);
    await expect.poll(async () => (await rows())[0]?.state, within).toBe('retry');
    const [waiting] = await rows();
    expect(waiting?.row).not.toContain(codeIn({ body: sent[0]?.text ?? '' }));
    const kept = await sql`select deletion_seconds from pgboss.job where name = 'send-mail'`;
    expect(kept).toEqual([{ deletion_seconds: 3600 }]);
  });

  it('is none to who has no account and asks for a link', async () => {
    const { email } = await addMember(db);
    for (const to of ['nobody@mail.example', email]) {
      await enqueue(db, 'send-mail', {
        topic: 'passwordReset',
        to,
        locale: 'ko-KR',
        edition: 'ko',
      });
    }
    await startQueue();
    await expect.poll(rows, within).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });
});
