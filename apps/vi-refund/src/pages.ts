import { shutdownAccountPages } from '@hanji/features-account/shutdown-pages.ts';
import { refundPages } from '@hanji/features-refund/pages.ts';

export const pages = { ...refundPages, ...shutdownAccountPages };
