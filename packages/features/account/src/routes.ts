import { lazyPage } from '@hanji/edition/boot/lazy/lazy-page.ts';
import type { RouteObject } from 'react-router-dom';

/** Where readers sign in (reading-service, section 2 "Login and sign-up"). */
export const accountRoutes: RouteObject[] = [
  { path: '/login', lazy: lazyPage(() => import('./pages/LoginPage.tsx'), 'LoginPage') },
];
