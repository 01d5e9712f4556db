import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { MailError, type Mailer } from '#mail/mail.ts';
import { startSmtpServer, type SmtpServer } from '#mail/testing/smtp-server.ts';
import { codeLetter } from '#mail/write/letters.ts';
import { openMailer } from './open-mailer.ts';

const letter = codeLetter(
  { locale: 'ko-KR', supportEmail: 'help@hanji.example' },
  { code: '012345' },
);

let server: SmtpServer;
let mailer: Mailer;

async function open(address = `smtp://127.0.0.1:${server.port}`): Promise<Mailer> {
  const settings = loadSettings({
    HANJI_MAIL_URL: address,
    HANJI_MAIL_FROM: 'Hanji 한지 <no-reply@hanji.example>',
  });
  // A mail server needs no database.
  const nowhere = { db: null as never, now: () => new Date() };
  return openMailer(settings.mail, nowhere);
}

beforeEach(async () => {
  server = await startSmtpServer();
  mailer = await open();
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

/** What a mail is refused with. */
async function refusal(to: string): Promise<MailError> {
  const outcome: unknown = await mailer.send(to, letter).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof MailError)) throw new Error('the mail was not refused');
  return outcome;
}

describe('a mail server', () => {
  it('takes a mail as text and as HTML, from and to one address each', async () => {
    await mailer.send('reader@mail.example', letter);
    const [mail, ...others] = server.received;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: 'no-reply@hanji.example', to: ['reader@mail.example'] });
    const headers = mail?.source.split('\n\n', 1)[0] ?? '';
    expect(headers).toMatch(/^To: reader@mail\.example$/m);
    expect(headers).toMatch(/^From: =\?UTF-8\?.+<no-reply@hanji\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Language: ko-KR$/m);
    expect(headers).toContain('multipart/alternative');
    expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
  });

  it.each([
    'reader@mail.example\r\nBcc: all@mail.example',
    'reader@mail.example, other@mail.example',
    'Reader <reader@mail.example>',
    'all: reader@mail.example;',
    '',
  ])('is not spoken to for %j', async (to) => {
    const error = await refusal(to);
    expect(error.final).toBe(true);
    expect(error.message).toBe('the recipient is no address');
    expect(server.received).toEqual([]);
  });

  it.each([
    ['RCPT', '550 no such box: <reader@mail.example>', true],
    ['RCPT', '450 later, <reader@mail.example>', false],
    ['MAIL', '530 not you', false],
  ] as const)(
    'that answers %s with %s names nobody; for good: %s',
    async (command, says, final) => {
      server.refuse(command, says);
      const error = await refusal('reader@mail.example');
      expect(error.final).toBe(final);
      expect(error.message).not.toContain('reader');
      expect(JSON.stringify(error)).not.toContain('reader');
    },
  );

  it('that is away may be asked again', async () => {
    await server.close();
    const error = await refusal('reader@mail.example');
    expect(error.final).toBe(false);
  });

  it('gets a password over TLS alone, unless it is on this machine', async () => {
    mailer.close();
    mailer = await open(`smtp://user:p%40ss@127.0.0.1:${server.port}`);
    await mailer.send('reader@mail.example', letter);
    expect(server.received).toHaveLength(1);
    mailer.close();
    // The same machine by another name, which is not known to be it.
    mailer = await open(`smtp://user:p%40ss@[::ffff:127.0.0.1]:${server.port}`);
    expect((await refusal('reader@mail.example')).final).toBe(false);
    expect(server.received).toHaveLength(1);
  });
});
