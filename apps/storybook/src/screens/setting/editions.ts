import { editionOfLocale, type EditionId } from '@hanji/contract/editions.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { edition as global } from '@hanji/global/edition.ts';
import { phrases as globalPhrases } from '@hanji/global/phrases.ts';
import { routes as globalRoutes } from '@hanji/global/routes.ts';
import { slots as globalSlots } from '@hanji/global/slots.ts';
import { edition as ja } from '@hanji/ja/edition.ts';
import { phrases as jaPhrases } from '@hanji/ja/phrases.ts';
import { routes as jaRoutes } from '@hanji/ja/routes.ts';
import { slots as jaSlots } from '@hanji/ja/slots.ts';
import { edition as ko } from '@hanji/ko/edition.ts';
import { phrases as koPhrases } from '@hanji/ko/phrases.ts';
import { routes as koRoutes } from '@hanji/ko/routes.ts';
import { slots as koSlots } from '@hanji/ko/slots.ts';
import type { RunningEdition } from '@hanji/edition/edition-context.tsx';
import type { SiteRoutes } from '@hanji/edition/router/site-routes.ts';
import { edition as viRefund } from '@hanji/vi-refund/edition.ts';
import { phrases as viRefundPhrases } from '@hanji/vi-refund/phrases.ts';
import { routes as viRefundRoutes } from '@hanji/vi-refund/routes.ts';

type Site = RunningEdition & { readonly routes: SiteRoutes };

const sites: Readonly<Record<EditionId, Site>> = {
  ko: { edition: ko, phrases: koPhrases, routes: koRoutes, slots: koSlots },
  ja: { edition: ja, phrases: jaPhrases, routes: jaRoutes, slots: jaSlots },
  global: { edition: global, phrases: globalPhrases, routes: globalRoutes, slots: globalSlots },
  'vi-refund': { edition: viRefund, phrases: viRefundPhrases, routes: viRefundRoutes },
};

/** The edition that speaks a language, as its own page says it. */
export function siteOf(locale: Locale): Site {
  return sites[editionOfLocale[locale]];
}
