import { belowLoginPages } from './pages/below-login-pages.ts';
import { signInPages } from './pages/sign-in-pages.ts';

/** What an edition has whose service shuts down: members sign in, and nobody signs up. */
export const shutdownAccountPages = { ...signInPages, ...belowLoginPages };
