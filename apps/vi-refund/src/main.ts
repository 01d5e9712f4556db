import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { startEdition } from '@hanji/edition/boot/start-edition.tsx';
import { edition } from './edition.ts';
import { keepers } from './keepers.ts';
import { phrases } from './phrases.ts';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

// Not awaited: the code of pages imports from this file and would wait for its end.
void startEdition({ edition, phrases, routes, slots, keepers });
