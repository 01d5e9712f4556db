import type { Pages } from '@hanji/edition/pages/page.ts';
import { titled } from './titled.ts';

const signIn = titled((words) => words.signIn?.title);

/**
 * Where readers sign in (reading-service, section 2 "Login and sign-up"). Most pages are drawn
 * by what their tab knows, so that the service sends no more than their frame.
 */
export const signInPages = {
  '/login': { component: 'LoginPage', saysLater: true, query: ['redirect'], first: signIn },
  '/login/email': {
    component: 'LoginEmailPage',
    saysLater: true,
    query: ['redirect'],
    first: titled((words) => words.signIn?.emailTitle),
  },
  '/login/auth': { component: 'AuthorizePage', saysLater: true, first: signIn },
  '/login/dormant': { component: 'DormantPage', saysLater: true, first: signIn },
  '/login/agree': { component: 'AgreePage', saysLater: true, first: signIn },
  '/login/campaign': { component: 'CampaignPage', saysLater: true, first: signIn },
  '/login/changePassword': { component: 'ChangePasswordPage', saysLater: true, first: signIn },
} satisfies Pages;
