import { pushKeys } from '@hanji/stand-ins/push/push-keys.ts';
import { openPushBrowser } from '@hanji/stand-ins/push/push-browser.ts';
import { startStandIns } from '@hanji/stand-ins/start-stand-ins.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import type { PushSettings } from '#settings/outside/push-settings.ts';
import { isPushAddress } from './push-hosts.ts';
import { PushAwayError, sendPush } from './push-sender.ts';

const standIns = await startStandIns([]);
afterAll(() => standIns.stop());
const { push } = standIns;
beforeEach(() => void push.service.received.splice(0));

const { hosts } = loadSettings({}).push;
const settings: PushSettings = {
  keys: pushKeys,
  contact: 'mailto:push@hanji.example',
  hosts: [push.host],
};
const message = { text: '{"title":"a"}', keptS: 60, topic: 'chapter-7' };

function send(endpoint: string, to = settings) {
  const { subscription } = openPushBrowser(endpoint);
  return sendPush(to, { endpoint, ...subscription.keys }, message);
}

it.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is of a push service', (endpoint) => {
  expect(isPushAddress(endpoint, hosts)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://fcm.googleapis.com./fcm/send/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilfcm.googleapis.com/a',
  'https://push.apple.com.evil.example/a',
  'https://evilpush.apple.com/a',
  'https://push.apple.com@evil.example/a',
  'https://me:you@web.push.apple.com/a',
  'https://web.push.apple.com/a#b',
  'https://127.0.0.1/a',
  'http://127.0.0.1:5432/',
  'http://localhost:4100/',
  'https://[::1]/a',
  'http://169.254.169.254/latest/meta-data',
  'https://2130706433/a',
  'https://0x7f000001/a',
  'https://0177.0.0.1/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://[::ffff:169.254.169.254]/a',
  'https://[fd00::1]/a',
  'http://[::1]:5432/',
  'http://0.0.0.0:5432/',
  'https://push.apple.com/a',
  // With a Cyrillic letter.
  'https://fcm.googleapis.c\u043em/a',
  'https://fcm.googleapis.com%2eevil.example/a',
  String.raw`https://evil.example\@fcm.googleapis.com/a`,
  'https://evil.example/@fcm.googleapis.com',
  'https://evil.example?fcm.googleapis.com',
  'https://fcm.googleapis.com@127.0.0.1:443/a',
  'https://fcm.googleapis.com:80/a',
  'ftp://fcm.googleapis.com/a',
  'data:text/plain,fcm.googleapis.com',
  '//fcm.googleapis.com/a',
  'file:///etc/passwd',
  // Other spellings of one address would be other browsers, and of more bytes than are kept.
  'https://fcm.goo\tgleapis.com/a',
  'https://fcm.googleapis.com/a\0',
  ' https://fcm.googleapis.com/a',
  'https://fcm.googleapis.com/\u6f22',
  'https://fcm.googleapis.com/\ud800',
  'https://fcm.googleapis.com/b/../a',
  'HTTPS://FCM.googleapis.com/a',
  'https://fcm.googleapis.com:443/a',
  'nothing',
])('%s is of none', (endpoint) => {
  expect(isPushAddress(endpoint, hosts)).toBe(false);
});

describe('a message', () => {
  it('reaches its browser encrypted, signed with the key, and can be read there alone', async () => {
    const browser = openPushBrowser(`${push.url}/one`);
    const { endpoint, keys } = browser.subscription;
    expect(await sendPush(settings, { endpoint, ...keys }, message)).toBe('sent');
    const [received, ...more] = push.service.received;
    expect(more).toEqual([]);
    expect(received?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '60',
      topic: 'chapter-7',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    expect(browser.read(received?.body ?? new Uint8Array())).toBe(message.text);
    const another = openPushBrowser(endpoint);
    expect(() => another.read(received?.body ?? new Uint8Array())).toThrow();
  });

  it.each([
    ['gone-1', 'gone'],
    ['lost-1', 'gone'],
    ['refused-1', 'refused'],
  ] as const)('to %s is %s', async (name, outcome) => {
    expect(await send(`${push.url}/${name}`)).toBe(outcome);
  });

  it('is tried again where a push service is busy, or away', async () => {
    await expect(send(`${push.url}/busy-1`)).rejects.toThrow(PushAwayError);
    const away = { ...settings, hosts: ['localhost:1'] };
    await expect(send('http://localhost:1/a', away)).rejects.toThrow(/gave no answer/);
  });

  it('follows nobody elsewhere', async () => {
    expect(await send(`${push.url}/moved-1`)).toBe('refused');
    expect(push.service.received.map(({ name }) => name)).toEqual(['moved-1']);
  });

  it('is never sent to where no push service is known', async () => {
    const elsewhere = push.url.replace('localhost', '127.0.0.1');
    expect(await send(`${elsewhere}/one`)).toBe('gone');
    expect(await send(`${push.url}/one`, { ...settings, hosts })).toBe('gone');
    expect(push.service.received).toEqual([]);
  });
});
