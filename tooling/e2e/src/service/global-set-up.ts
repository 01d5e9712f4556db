import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { offerPartners } from '@hanji/contract/offerwall-vocabulary.ts';
import { loginTypes, paymentMethods } from '@hanji/contract/vocabulary.ts';
import { startSandbox, type Sandbox } from '@hanji/payment-sandbox/start-sandbox.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { offerVariable } from '@hanji/server/settings/outside/offerwall.ts';
import { paymentVariable } from '@hanji/server/settings/outside/payments.ts';
import { loginVariable } from '@hanji/server/settings/outside/login-providers.ts';
import { startStandIns, type StandIns } from '@hanji/stand-ins/start-stand-ins.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { environmentOf, findPlace, runService } from './run-service.ts';
import { writeState } from './state.ts';

const apps = fileURLToPath(new URL('../../../../apps/', import.meta.url));
const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
const fillProgram = fileURLToPath(import.meta.resolve('#catalogue/fill-process.ts'));

const editions = ['ko', 'ja', 'global', 'vi-refund'];

/** The editions as they are built now: a build in the meantime does not pull them away. */
function copyEditions(to: string): void {
  const missing = editions.filter(
    (edition) => !existsSync(path.join(apps, edition, 'dist/index.html')),
  );
  if (missing.length > 0) {
    throw new Error(`not built: ${missing.join(', ')}; run "pnpm build" first`);
  }
  for (const edition of editions) {
    cpSync(path.join(apps, edition, 'dist'), path.join(to, edition, 'dist'), { recursive: true });
  }
}

/** The database of a service that runs. */
async function databaseOf(dataFolder: string): Promise<string> {
  const holder = await liveHolder(dataFolder);
  if (!holder?.database) throw new Error('the journeys’ service has no database');
  return holder.database.ownerUrl;
}

/** The refund edition takes requests still: the rest of its calendar is as announced. */
const openWindow = { HANJI_SHUTDOWN_REQUEST_UNTIL: '2099-11-15T14:59:00.000Z' };

/** By which the service finds what stands in for services of others. */
function settingsOf(standIns: StandIns, sandbox: Sandbox): Record<string, string> {
  const { previousService, push } = standIns;
  const logins = loginTypes.map((type) => [loginVariable(type), standIns.setting(type)]);
  const payments = paymentMethods.map((by) => [paymentVariable(by), sandbox.setting(by)]);
  const offers = offerPartners.map((of) => [offerVariable(of), sandbox.offerSetting]);
  return {
    ...Object.fromEntries(logins),
    ...Object.fromEntries(payments),
    ...Object.fromEntries(offers),
    ...openWindow,
    HANJI_MIGRATION_URL: previousService.url,
    HANJI_MIGRATION_SECRET: previousService.secret,
    HANJI_PUSH_PUBLIC_KEY: push.keys.publicKey,
    HANJI_PUSH_PRIVATE_KEY: push.keys.privateKey,
    HANJI_PUSH_HOSTS: push.host,
  };
}

/**
 * A service with the journeys' catalogue in a temporary folder, and a copy of its data for
 * journeys that need one to themselves. Gives what ends and removes all of it.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls a set-up by its default
export default async function setUp(): Promise<() => Promise<void>> {
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'hanji-journeys-'));
  chmodSync(folder, 0o755); // The account that PostgreSQL runs under passes through.
  const standIns = await startStandIns(loginTypes);
  const sandbox = await startSandbox();
  const remove = async (): Promise<void> => {
    await standIns.stop();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const editionsFolder = path.join(folder, 'editions');
    copyEditions(editionsFolder);
    const dataFolder = path.join(folder, 'data');
    const spareDataFolder = path.join(folder, 'spare');
    const catalogueFile = path.join(folder, 'catalogue.json');
    const place = await findPlace(dataFolder, path.join(results, 'service.log'), editionsFolder);
    await sandbox.sendNoticesTo(`${place.origins.server}/payments/notice`);
    await sandbox.sendOffersTo(`${place.origins.server}/offerwall/notice`);
    const env = environmentOf(place);
    execFileSync(process.execPath, [fillProgram, catalogueFile], { env, stdio: 'inherit' });
    // The cluster belongs to another account where the tests run as root: owners are kept.
    execFileSync('cp', ['-a', dataFolder, spareDataFolder]);
    const service = await runService({ ...place, standIns: settingsOf(standIns, sandbox) });
    const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8')) as Catalogue;
    writeState(path.join(folder, 'state.json'), {
      origins: place.origins,
      databaseUrl: await databaseOf(dataFolder),
      spareDataFolder,
      editionsFolder,
      pushUrl: standIns.push.url,
      folder,
      catalogue,
    });
    return async () => {
      await service.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
