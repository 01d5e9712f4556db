import { editionOfLocale } from '@hanji/contract/editions.ts';
import { locales } from '@hanji/contract/vocabulary.ts';
import type { AppConfig, Beacon, Language } from '@hanji/contract/entities/app.ts';
import { checkEventName, eventNameMaxBytes } from '@hanji/domain/forms/event-name.ts';
import { languageNames } from '@hanji/i18n/locale.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { Caller } from '#http/request/caller.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { RequestContext } from '#http/request-context.ts';

/** Every language with the site that speaks it. */
function languages(context: RequestContext): Language[] {
  return locales.map((code, sort) => ({
    code,
    label: languageNames[code],
    sort,
    link: context.settings.publicUrls[editionOfLocale[code]],
  }));
}

/** Accounts are moved where one reads. */
function previousProductOf({ origin, settings }: RequestContext): string | null {
  return origin.capabilities.includes('reading')
    ? (settings.previousService?.product ?? null)
    : null;
}

function readConfig(context: RequestContext): AppConfig {
  const { currency, timeZone } = editionFacts(context.origin.edition);
  const { shutdown, supportEmail } = context.settings;
  return {
    edition: context.origin.edition ?? 'server',
    languages: languages(context),
    currency,
    timezone: timeZone,
    shutdown:
      context.origin.edition === 'vi-refund'
        ? {
            endOfServiceAt: shutdown.endOfServiceAt.toISOString(),
            requestFrom: shutdown.requestFrom.toISOString(),
            requestUntil: shutdown.requestUntil.toISOString(),
            now: context.now().toISOString(),
          }
        : null,
    supportEmail,
    previousProduct: previousProductOf(context),
  };
}

/** The kind of screen, not which one: what was searched for or read stays with the reader. */
function screenOf(path: string): string {
  const [first = ''] = path.replace(/^\/+/, '').split(/[/?#]/);
  return `/${first}`;
}

/** @throws ApiFailure 400 for a name of more bytes than names of events have */
function checkName({ name }: Beacon): void {
  if (!checkEventName(name).ok) throw badRequest(`name: at most ${eventNameMaxBytes} bytes`);
}

function logBeacon({ log }: Caller, { name, path, locale, timezone, userId }: Beacon): void {
  const beacon = { name, path: screenOf(path), locale, timezone, signedIn: userId !== '' };
  log.info({ beacon }, 'beacon');
}

export function appHandlers(
  context: RequestContext,
): Pick<Handlers, 'getAppConfig' | 'getAppIp' | 'logBeacon' | 'logBeacons'> {
  return {
    getAppConfig: async () => readConfig(context),
    getAppIp: async ({ ip }) => new Answer({ ip }, { cachePolicy: 'never' }),
    logBeacon: async (request) => {
      checkName(request.query);
      logBeacon(request, request.query);
      return null;
    },
    logBeacons: async (request) => {
      const { beacons } = request.body;
      beacons.forEach(checkName);
      for (const beacon of beacons) logBeacon(request, beacon);
      return null;
    },
  };
}
