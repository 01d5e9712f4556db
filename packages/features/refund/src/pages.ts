import { appCalls } from '@hanji/contract/calls/app.ts';
import { firstCall, firstScreen, type Pages } from '@hanji/edition/pages/page.ts';

/** What members of the service that shuts down can still reach (challenge-and-shutdown, section 2.2). */
export const refundPages = {
  '/refund/home': {
    component: 'RefundHomePage',
    first: firstScreen({
      call: () => firstCall('getAppConfig', appCalls.getAppConfig, { params: { platform: 'web' } }),
      head: ({ refund }) => ({ title: refund?.title, description: refund?.thanks }),
    }),
  },
  // Members find no page here yet; nobody sees an empty one.
  '/refund/request': { access: 'member', status: 404 },
  '/refund/detail': { access: 'member', status: 404 },
} satisfies Pages;
