import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { helpPages } from './pages.ts';

/** What draws `helpPages`. */
export const helpRoutes = routesOf(helpPages, {
  '/document/:type': lazyPage(() => import('#documents/DocumentsPage.tsx'), 'DocumentsPage'),
  '/document/:type/detail': lazyPage(() => import('#documents/DocumentPage.tsx'), 'DocumentPage'),
  '/legal/:type': lazyPage(() => import('#legal/LegalPage.tsx'), 'LegalPage'),
  '/inquiry': lazyPage(() => import('#inquiry/InquiryPage.tsx'), 'InquiryPage'),
  '/legal/:type/:version': lazyPage(
    () => import('#legal/LegalVersionPage.tsx'),
    'LegalVersionPage',
  ),
});
