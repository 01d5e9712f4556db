import type { appApi } from '@hanji/api-client/endpoints/app.ts';
import { appCalls } from '@hanji/contract/calls/app.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import { firstScreen, type Pages } from '@hanji/edition/pages/page.ts';

const { firstCall } = firstCallsBy<(typeof appApi)['endpoints']>();

/** What members of the service that shuts down can still reach (challenge-and-shutdown, section 2.2). */
export const refundPages = {
  '/refund/home': {
    component: 'RefundHomePage',
    first: firstScreen({
      call: () => firstCall('getAppConfig', appCalls.getAppConfig, { params: { platform: 'web' } }),
      head: ({ refund }) => ({ title: refund?.title, description: refund?.thanks }),
    }),
  },
  '/refund/request': {
    access: 'member',
    component: 'RefundRequestPage',
    first: firstScreen({
      head: ({ refund }) => ({ title: refund?.formTitle, robots: 'noindex' }),
    }),
  },
  '/refund/detail': {
    access: 'member',
    component: 'RefundDetailPage',
    first: firstScreen({
      head: ({ refund }) => ({ title: refund?.detailTitle, robots: 'noindex' }),
    }),
  },
} satisfies Pages;
