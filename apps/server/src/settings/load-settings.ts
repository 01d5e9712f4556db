import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadVariables, type Environment } from './variables.ts';
import { editionIds } from '@hanji/contract/editions.ts';
import { isCalendarOrdered } from '@hanji/domain/refund/calendar.ts';
import { mailSettingsOf } from '#settings/outside/mail-settings.ts';
import { originNames, portVariable, type OriginName } from './origins.ts';
import { loginSettingsOf } from '#settings/outside/login-providers.ts';
import { offerWallSettingsOf } from '#settings/outside/offerwall.ts';
import { paymentSettingsOf } from '#settings/outside/payments.ts';
import { pushSettingsOf } from '#settings/outside/push-settings.ts';
import { isForThisMachine } from './is-for-this-machine.ts';
import { outsideService } from '#settings/outside/outside-services.ts';
import { commentWordsOf } from './comment-words.ts';
import { SettingError } from './setting-error.ts';
import type { Settings, StorageSettings } from './settings.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

type Variables = ReturnType<typeof loadVariables>;

function storageOf(variables: Variables, dataFolder: string): StorageSettings {
  if (variables.HANJI_STORAGE === 'local') {
    return { kind: 'local', folder: path.join(dataFolder, 'objects') };
  }
  const bucket = variables.HANJI_S3_BUCKET;
  if (bucket === undefined) {
    throw new SettingError('HANJI_S3_BUCKET is empty: name the bucket, or set HANJI_STORAGE=local');
  }
  const accessKeyId = variables.HANJI_S3_ACCESS_KEY_ID;
  const secretAccessKey = variables.HANJI_S3_SECRET_ACCESS_KEY;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing =
      accessKeyId === undefined ? 'HANJI_S3_ACCESS_KEY_ID' : 'HANJI_S3_SECRET_ACCESS_KEY';
    throw new SettingError(`${missing} is empty: set both halves of the key, or neither`);
  }
  return {
    kind: 's3',
    bucket,
    region: variables.HANJI_S3_REGION,
    endpoint: variables.HANJI_S3_ENDPOINT ?? null,
    pathStyle: variables.HANJI_S3_PATH_STYLE,
    presigned: variables.HANJI_S3_PRESIGNED,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? null
        : { accessKeyId, secretAccessKey },
  };
}

function ownerUrlOf({ DATABASE_OWNER_URL: owner, DATABASE_URL: url }: Variables): string | null {
  if (owner !== undefined && url === undefined) {
    throw new SettingError(
      'DATABASE_URL is empty: with DATABASE_OWNER_URL, set it to the same database with the user that the service connects as',
    );
  }
  return owner ?? null;
}

function assertPortsDiffer(ports: Settings['ports']): void {
  const taken = new Map<number, OriginName>();
  for (const name of originNames) {
    const port = ports[name];
    const other = taken.get(port);
    if (port !== 0 && other !== undefined) {
      throw new SettingError(
        `${portVariable[name]}=${port} is also the port of ${portVariable[other]}: give each its own`,
      );
    }
    taken.set(port, name);
  }
}

function assertOrder(calendar: Settings['shutdown']): void {
  if (!isCalendarOrdered(calendar)) {
    throw new SettingError(
      `HANJI_SHUTDOWN_REQUEST_UNTIL=${calendar.requestUntil.toISOString()} is not after HANJI_SHUTDOWN_REQUEST_FROM: move one of them`,
    );
  }
}

function previousServiceOf(variables: Variables): Settings['previousService'] {
  const service = outsideService(
    { url: variables.HANJI_MIGRATION_URL, secret: variables.HANJI_MIGRATION_SECRET },
    { url: 'HANJI_MIGRATION_URL', secret: 'HANJI_MIGRATION_SECRET' },
  );
  return service === null ? null : { ...service, product: variables.HANJI_MIGRATION_PRODUCT };
}

const megabyte = 1024 * 1024;

function creatorOf(variables: Variables): Settings['creator'] {
  return {
    maxFileBytes: variables.HANJI_CREATOR_IMAGE_MB * megabyte,
    maxFilePixels: variables.HANJI_CREATOR_IMAGE_MEGAPIXELS * 1_000_000,
    maxImages: variables.HANJI_CREATOR_CHAPTER_IMAGES,
    maxChapterBytes: variables.HANJI_CREATOR_CHAPTER_MB * megabyte,
    maxTotalBytes: variables.HANJI_CREATOR_TOTAL_MB * megabyte,
  };
}

/**
 * Reads the settings from environment variables, as docs/settings.md lists them. An empty variable
 * counts as one that is not set.
 * @throws SettingError with one line for the first variable that cannot be used.
 */
export function loadSettings(environment: Environment): Settings {
  const variables = loadVariables(environment);
  const dataFolder = path.resolve(checkout, variables.HANJI_DATA);
  const ports = {
    server: variables.HANJI_PORT_SERVER,
    ko: variables.HANJI_PORT_KO,
    ja: variables.HANJI_PORT_JA,
    global: variables.HANJI_PORT_GLOBAL,
    'vi-refund': variables.HANJI_PORT_VI,
  };
  assertPortsDiffer(ports);
  const verifier = outsideService(
    { url: variables.HANJI_CERTIFICATION_URL, secret: variables.HANJI_CERTIFICATION_SECRET },
    { url: 'HANJI_CERTIFICATION_URL', secret: 'HANJI_CERTIFICATION_SECRET' },
  );
  const local = (name: OriginName): string => `http://localhost:${ports[name]}`;
  const publicUrls = {
    server: variables.HANJI_URL_SERVER ?? local('server'),
    ko: variables.HANJI_URL_KO ?? local('ko'),
    ja: variables.HANJI_URL_JA ?? local('ja'),
    global: variables.HANJI_URL_GLOBAL ?? local('global'),
    'vi-refund': variables.HANJI_URL_VI ?? local('vi-refund'),
  };
  const shutdown = {
    endOfServiceAt: variables.HANJI_SHUTDOWN_END_OF_SERVICE,
    requestFrom: variables.HANJI_SHUTDOWN_REQUEST_FROM,
    requestUntil: variables.HANJI_SHUTDOWN_REQUEST_UNTIL,
  };
  assertOrder(shutdown);
  const { HANJI_HOST: host, HANJI_HOSTS: hosts, HANJI_TRUST_PROXY: trustProxy } = variables;
  const forThisMachine = isForThisMachine({ host, hosts, publicUrls, trustProxy });
  return Object.freeze<Settings>({
    dataFolder,
    databaseUrl: variables.DATABASE_URL ?? null,
    databaseOwnerUrl: ownerUrlOf(variables),
    databasePoolSize: variables.HANJI_DATABASE_POOL,
    host,
    ports,
    publicUrls,
    logins: loginSettingsOf(variables),
    payments: paymentSettingsOf(variables),
    offerWall: offerWallSettingsOf(variables, Object.values(publicUrls)),
    previousService: previousServiceOf(variables),
    adultVerifier:
      verifier === null
        ? { kind: forThisMachine ? 'local' : 'none' }
        : { kind: 'http', ...verifier },
    editions: editionIds.filter((id) => variables.HANJI_EDITIONS.includes(id)),
    editionsFolder: path.resolve(checkout, variables.HANJI_EDITIONS_FOLDER),
    requestSecret: variables.HANJI_REQUEST_SECRET,
    storage: storageOf(variables, dataFolder),
    mail: mailSettingsOf({
      server: variables.HANJI_MAIL_URL,
      from: variables.HANJI_MAIL_FROM,
      outbox: variables.HANJI_OUTBOX,
      forThisMachine,
    }),
    push: pushSettingsOf(variables, variables.HANJI_SUPPORT_EMAIL),
    logLevel: variables.HANJI_LOG_LEVEL,
    shutdown,
    refundKeys: { keys: variables.HANJI_REFUND_KEYS, orLocal: forThisMachine },
    ipLookupUrl: variables.HANJI_IP_LOOKUP ?? null,
    importFolder:
      variables.HANJI_IMPORT_FOLDER === undefined
        ? null
        : path.resolve(checkout, variables.HANJI_IMPORT_FOLDER),
    importFlags: variables.HANJI_IMPORT_FLAGS,
    commentWords: commentWordsOf(variables.HANJI_COMMENT_WORDS, checkout),
    creator: creatorOf(variables),
    supportEmail: variables.HANJI_SUPPORT_EMAIL,
    copyLimit: variables.HANJI_COPY_LIMIT,
    corsOrigins: variables.HANJI_CORS_ORIGINS,
    trustProxy,
    hosts,
    rateLimit: variables.HANJI_RATE_LIMIT,
    pictureRateLimit: variables.HANJI_RATE_LIMIT_PICTURES,
    drainMs: variables.HANJI_DRAIN_SECONDS * 1000,
  });
}
