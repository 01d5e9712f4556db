import { defaultRequestSecret } from '@hanji/contract/headers.ts';
import { isIP } from 'node:net';
import { z } from 'zod';
import { editionIds, type EditionId, supportEmail } from '@hanji/contract/editions.ts';
import { announcedCalendar } from '@hanji/domain/refund/calendar.ts';
import { loginVariables } from '#settings/outside/login-providers.ts';
import { offerVariables } from '#settings/outside/offerwall.ts';
import { paymentVariables } from '#settings/outside/payments.ts';
import { mailUrl, sender } from '#settings/outside/mail-variables.ts';
import { refundKeys } from './refund-keys.ts';
import { pushVariables } from '#settings/outside/push-settings.ts';
import { SettingError } from './setting-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The messages say how to mend the value; the variable and the value come before them. */
function wholeNumber(standard: number, [least, most]: readonly [number, number], mend: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, mend)
    .transform(Number)
    .pipe(z.int().min(least, mend).max(most, mend))
    .default(standard);
}

function port(standard: number) {
  return wholeNumber(standard, [0, 65_535], 'use a port from 1 to 65535, or 0 for any free one');
}

function count(standard: number, least: number, most: number) {
  return wholeNumber(standard, [least, most], `use a whole number from ${least} to ${most}`);
}

const originMend = 'use an address such as https://read.example.com, without a path';
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
}
const origin = z
  .string()
  .refine(isOrigin, originMend)
  .transform((text) => new URL(text).origin);

const httpUrl = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'use an address that begins with http:// or https://',
});

const momentMend = 'use a time with its zone, such as 2025-10-31T23:59:00+09:00';
function moment(standard: string) {
  return z.iso
    .datetime({ offset: true, error: momentMend })
    .default(standard)
    .transform((text) => new Date(text));
}

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function isHostName(name: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(name);
}

const yesNo = z
  .enum(['true', 'false'], { error: 'use true or false' })
  .transform((text) => text === 'true');

function isEditionList(text: string): boolean {
  return text === 'none' || words(text).every((word) => editionIds.some((id) => id === word));
}

const editions = z
  .string()
  .default(editionIds.join(','))
  .refine(isEditionList, `use some of ${editionIds.join(',')}, joined by commas, or none`)
  .transform((text) => words(text) as (EditionId | 'none')[]);

function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function isAddressList(text: string): boolean {
  const list = words(text);
  return list.length > 0 && list.every(isAddress);
}

const trustProxy = z
  .string()
  .default('false')
  .refine(
    (text) => text === 'false' || /^\d{1,3}$/.test(text) || isAddressList(text),
    'use the addresses of the proxies, joined by commas, or how many there are, or false',
  )
  .transform((text) => {
    if (text === 'false') return false;
    return /^\d+$/.test(text) ? Number(text) : words(text);
  });

/** A lone percent sign in a password would stop whoever decodes it. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== null);
  } catch {
    return false;
  }
}

function spaced(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const databaseUrl = z.string().refine(
  (text) => {
    const url = URL.parse(text);
    return (
      url !== null &&
      /^postgres(ql)?:$/.test(url.protocol) &&
      url.pathname.length > 1 &&
      isDecodable(url)
    );
  },
  {
    error:
      'use an address such as postgres://user:password@host:5432/hanji, a % in it written as %25',
  },
);

const schema = z.object({
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_URL: databaseUrl.optional(),
  HANJI_CERTIFICATION_SECRET: z.string().optional(),
  HANJI_CERTIFICATION_URL: httpUrl.optional(),
  HANJI_COPY_LIMIT: count(500, 0, 10_000_000),
  HANJI_CORS_ORIGINS: z
    .string()
    .default('')
    .transform(words)
    .refine((list) => list.every(isOrigin), originMend),
  HANJI_DATA: z.string().default('.hanji'),
  HANJI_DATABASE_POOL: count(10, 1, 1000),
  HANJI_DRAIN_SECONDS: count(10, 0, 600),
  HANJI_EDITIONS: editions,
  HANJI_EDITIONS_FOLDER: z.string().default('apps'),
  HANJI_HOST: z.string().default('localhost'),
  HANJI_HOSTS: z
    .string()
    .default('')
    .transform((text) => words(text.toLowerCase()))
    .refine((list) => list.every(isHostName), 'use names such as hanji.internal, without a port'),
  HANJI_IP_LOOKUP: httpUrl.optional(),
  ...loginVariables,
  ...offerVariables,
  ...paymentVariables,
  ...pushVariables,
  HANJI_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'use fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  HANJI_MAIL_FROM: sender.optional(),
  HANJI_MAIL_URL: mailUrl.optional(),
  HANJI_OUTBOX: yesNo.optional(),
  HANJI_MIGRATION_PRODUCT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'use letters, digits, hyphens and underscores')
    .default('previous'),
  HANJI_MIGRATION_SECRET: z.string().optional(),
  HANJI_MIGRATION_URL: httpUrl.optional(),
  HANJI_COMMENT_WORDS: z.string().optional(),
  HANJI_PORT_GLOBAL: port(4103),
  HANJI_PORT_JA: port(4102),
  HANJI_PORT_KO: port(4101),
  HANJI_PORT_SERVER: port(4100),
  HANJI_PORT_VI: port(4104),
  HANJI_RATE_LIMIT: count(6000, 0, 10_000_000),
  HANJI_RATE_LIMIT_PICTURES: count(60_000, 0, 100_000_000),
  HANJI_CREATOR_IMAGE_MB: count(20, 1, 100),
  HANJI_CREATOR_IMAGE_MEGAPIXELS: count(100, 1, 100),
  HANJI_CREATOR_CHAPTER_IMAGES: count(300, 1, 1000),
  HANJI_CREATOR_CHAPTER_MB: count(500, 1, 4000),
  HANJI_CREATOR_TOTAL_MB: count(20_480, 1, 10_000_000),
  HANJI_REFUND_KEYS: refundKeys,
  HANJI_REQUEST_SECRET: z.string().default(defaultRequestSecret),
  HANJI_S3_ACCESS_KEY_ID: z.string().optional(),
  HANJI_S3_BUCKET: z.string().optional(),
  HANJI_S3_ENDPOINT: httpUrl.optional(),
  HANJI_S3_PATH_STYLE: yesNo.default(false),
  HANJI_S3_PRESIGNED: yesNo.default(false),
  HANJI_S3_REGION: z.string().default('us-east-1'),
  HANJI_S3_SECRET_ACCESS_KEY: z.string().optional(),
  HANJI_SHUTDOWN_END_OF_SERVICE: moment(announcedCalendar.endOfServiceAt),
  HANJI_SHUTDOWN_REQUEST_FROM: moment(announcedCalendar.requestFrom),
  HANJI_SHUTDOWN_REQUEST_UNTIL: moment(announcedCalendar.requestUntil),
  HANJI_STORAGE: z.enum(['local', 's3'], { error: 'use local or s3' }).default('local'),
  HANJI_IMPORT_FLAGS: z.string().default('').transform(spaced),
  HANJI_IMPORT_FOLDER: z.string().optional(),
  HANJI_SUPPORT_EMAIL: z.email('use an e-mail address').default(supportEmail),
  HANJI_TRUST_PROXY: trustProxy,
  HANJI_URL_GLOBAL: origin.optional(),
  HANJI_URL_JA: origin.optional(),
  HANJI_URL_KO: origin.optional(),
  HANJI_URL_SERVER: origin.optional(),
  HANJI_URL_VI: origin.optional(),
});

/** Every variable that the service reads. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/** What commands of the workspace read beside them: the service itself has no use for it. */
export const startVariableNames: readonly string[] = [
  'HANJI_DEMO',
  'HANJI_PORT_PAYMENTS',
  'HANJI_PORT_STAND_INS',
  'HANJI_PORT_STORYBOOK',
];

/** Values that nobody should read over a shoulder or in a log. */
const confidential =
  /SECRET|PASSWORD|PRIVATE|MAIL_URL|REFUND_KEYS|^HANJI_(LOGIN|OFFERWALL|PAYMENT)_/;

function shown(name: string, value: string): string {
  if (confidential.test(name)) return '…';
  return value.replace(/\/\/[^@/]*@/, '//…@').replace(/[\r\n]+/g, ' ');
}

/** Variables that look like settings and are none: a slip of the pen, mostly. */
export function unknownVariables(environment: Environment): string[] {
  return Object.keys(environment).filter(
    (name) =>
      name.startsWith('HANJI_') && ![...variableNames, ...startVariableNames].includes(name),
  );
}

/** The variables with their standard values, checked one by one. */
export function loadVariables(environment: Environment): z.output<typeof schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  throw new SettingError(`${name}=${shown(name, given[name] ?? '')}: ${issue?.message}`);
}
