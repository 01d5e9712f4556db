import '@hanji/ui-kit/tokens/tokens.css';
import { connectionFailure } from '@hanji/api-client/request/api-error.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { ServiceErrorMessage } from './ServiceErrorMessage.tsx';

const error = { ...connectionFailure('/api/comic/1'), code: 500, debug: 'no such shelf' };

async function openAt(hostname: string) {
  const edition = someEdition();
  const element = <ServiceErrorMessage errorState={error} hostname={hostname} actions={null} />;
  await openSite({ edition, routes: editionRoutes(edition, [{ path: '/', element }]) });
  await expect.element(page.getByText('Something went wrong on our side')).toBeInTheDocument();
}

afterEach(() => closeSite());

it.each(['alpha.hanji.example', 'alpha-ko.hanji.example', 'www.alpha.hanji.example'])(
  '[B2-024] says at %s what an error says to developers',
  async (hostname) => {
    await openAt(hostname);
    const dialog = page.getByRole('dialog', { name: 'For developers' });
    await expect.element(dialog).toHaveAccessibleDescription('500 /api/comic/1 no such shelf');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => dialog.elements()).toHaveLength(0);
  },
);

it.each(['hanji.example', 'alphabet.example', 'localhost'])(
  '[B2-024] shows readers nothing of it at %s',
  async (hostname) => {
    await openAt(hostname);
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  },
);
