import { defaultRequestSecret } from '@hanji/contract/headers.ts';
import { z } from 'zod';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import { announcedCalendar } from '@hanji/domain/refund/calendar/shutdown-calendar.ts';
import { SettingError } from './setting-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The messages say how to mend the value; the variable and the value come before them. */
function port(standard: number) {
  return z.coerce
    .number({ error: 'use a port from 1 to 65535, or 0 for any free one' })
    .int('use a port from 1 to 65535, or 0 for any free one')
    .min(0, 'use a port from 1 to 65535, or 0 for any free one')
    .max(65_535, 'use a port from 1 to 65535, or 0 for any free one')
    .default(standard);
}

function count(standard: number, least: number, most: number) {
  const mend = `use a whole number from ${least} to ${most}`;
  return z.coerce
    .number({ error: mend })
    .int(mend)
    .min(least, mend)
    .max(most, mend)
    .default(standard);
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

const trustProxy = z
  .string()
  .default('false')
  .transform((text) => {
    if (text === 'false') return false;
    return /^\d+$/.test(text) ? Number(text) : words(text);
  });

const databaseUrl = z.string().refine(
  (text) => {
    const url = URL.parse(text);
    return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  },
  { error: 'use an address such as postgres://user:password@host:5432/hanji' },
);

const schema = z.object({
  DATABASE_URL: databaseUrl.optional(),
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
  HANJI_IP_LOOKUP: httpUrl.optional(),
  HANJI_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'use fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  HANJI_PORT_GLOBAL: port(4103),
  HANJI_PORT_JA: port(4102),
  HANJI_PORT_KO: port(4101),
  HANJI_PORT_SERVER: port(4100),
  HANJI_PORT_VI: port(4104),
  HANJI_RATE_LIMIT: count(6000, 0, 10_000_000),
  HANJI_REQUEST_SECRET: z.string().default(defaultRequestSecret),
  HANJI_S3_ACCESS_KEY_ID: z.string().optional(),
  HANJI_S3_BUCKET: z.string().optional(),
  HANJI_S3_ENDPOINT: httpUrl.optional(),
  HANJI_S3_PATH_STYLE: yesNo.default(false),
  HANJI_S3_REGION: z.string().default('us-east-1'),
  HANJI_S3_SECRET_ACCESS_KEY: z.string().optional(),
  HANJI_SHUTDOWN_END_OF_SERVICE: moment(announcedCalendar.endOfServiceAt),
  HANJI_SHUTDOWN_REQUEST_FROM: moment(announcedCalendar.requestFrom),
  HANJI_SHUTDOWN_REQUEST_UNTIL: moment(announcedCalendar.requestUntil),
  HANJI_STORAGE: z.enum(['local', 's3'], { error: 'use local or s3' }).default('local'),
  HANJI_SUPPORT_EMAIL: z.email('use an e-mail address').default('support@hanji.example'),
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
export const startVariableNames: readonly string[] = ['HANJI_DEMO', 'HANJI_PORT_STORYBOOK'];

/** Values that nobody should read over a shoulder or in a log. */
const confidential = /SECRET|PASSWORD/;

function shown(name: string, value: string): string {
  if (confidential.test(name)) return '…';
  return value.replace(/\/\/[^@/]*@/, '//…@');
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
