import { pageDrawer } from '@hanji/edition/drawn/page-drawer.tsx';
import { pagePlanner } from '@hanji/edition/router/page-planner.ts';
import { edition } from './edition.ts';
import { pages } from './pages.ts';
import { phrases } from './phrases.ts';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

const draw = pageDrawer({ edition, phrases, routes, slots });

/** For the service, which answers each address by the pages that the edition itself has. */
export const planPage = pagePlanner({ edition, pages, phrases, draw });
