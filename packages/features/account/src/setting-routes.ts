import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { settingPages } from './pages.ts';

export const settingRoutes = routesOf(settingPages, {
  '/setting': lazyPage(() => import('./pages/SettingPage.tsx'), 'SettingPage'),
});
