import { lazyPage } from '@hanji/edition/boot/lazy/lazy-page.ts';
import type { RouteObject } from 'react-router-dom';

/** Settings (reading-service, section 2); apart from sign-in, which other editions have too. */
export const settingRoutes: RouteObject[] = [
  { path: '/setting', lazy: lazyPage(() => import('./pages/SettingPage.tsx'), 'SettingPage') },
];
