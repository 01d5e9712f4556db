import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { isLoopback } from '#settings/loopback.ts';
import { SettingError } from '#settings/setting-error.ts';

/** By which key notices are signed (VAPID, RFC 8292), both halves in base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

export type PushSettings = {
  /** Null sends nothing. */
  readonly keys: PushKeys | null;
  /** Whom a push service can ask: `mailto:` or `https:`. */
  readonly contact: string;
  /** Where messages may be sent to: `name`, `*.name`, or `localhost:<port>` by plain HTTP. */
  readonly hosts: readonly string[];
};

/** The push services of Chrome, Firefox, Safari and Edge. */
const browsersHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const name = /^(?:\*\.)?(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/;

function isHost(text: string): boolean {
  const local = /^([^:]+|\[[0-9a-f:]+\]):\d{1,5}$/.exec(text)?.[1];
  return local === undefined ? name.test(text) : isLoopback(local);
}

const contact = z.string().refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || /^mailto:[^@\s]+@[^@\s]+$/.test(text);
}, 'use mailto:name@example.com, or an address that begins with https://');

export const pushVariables = {
  HANJI_PUSH_CONTACT: contact.optional(),
  HANJI_PUSH_HOSTS: z
    .string()
    .default(browsersHosts.join(','))
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every(isHost),
      'use names such as push.example.com or *.push.example.com, joined by commas; of this machine, localhost:<port>',
    ),
  HANJI_PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'use what "pnpm hanji push keys" prints')
    .optional(),
  HANJI_PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'use what "pnpm hanji push keys" prints')
    .optional(),
};

type Given = {
  readonly HANJI_PUSH_CONTACT?: string | undefined;
  readonly HANJI_PUSH_HOSTS: readonly string[];
  readonly HANJI_PUSH_PRIVATE_KEY?: string | undefined;
  readonly HANJI_PUSH_PUBLIC_KEY?: string | undefined;
};

/** @throws SettingError for one half of a key, or two that do not belong together */
function keysOf(given: Given): PushKeys | null {
  const { HANJI_PUSH_PUBLIC_KEY: publicKey, HANJI_PUSH_PRIVATE_KEY: privateKey } = given;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined) {
    const missing = publicKey === undefined ? 'HANJI_PUSH_PUBLIC_KEY' : 'HANJI_PUSH_PRIVATE_KEY';
    throw new SettingError(`${missing} is empty: set both halves of the key, or neither`);
  }
  if (publicHalf(privateKey) !== publicKey) {
    throw new SettingError(
      'HANJI_PUSH_PUBLIC_KEY does not belong to HANJI_PUSH_PRIVATE_KEY: set both as "pnpm hanji push keys" printed them',
    );
  }
  return { publicKey, privateKey };
}

function publicHalf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}

export function pushSettingsOf(given: Given, supportEmail: string): PushSettings {
  return {
    keys: keysOf(given),
    contact: given.HANJI_PUSH_CONTACT ?? `mailto:${supportEmail}`,
    hosts: given.HANJI_PUSH_HOSTS,
  };
}
