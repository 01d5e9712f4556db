import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { SideMenu } from './SideMenu.tsx';

const groups = [
  { entries: [{ href: '/', label: 'Comics', icon: 'book' }] },
  {
    title: 'Yours',
    entries: [{ href: '/library', label: 'Library', icon: 'list', current: true }],
  },
  { title: 'Nothing', entries: [] },
] as const;

it('shows who is signed in, what they have, and where to go', async () => {
  const screen = await render(
    <main>
      <SideMenu
        label="Menu"
        profile={{
          nickname: 'Soomin',
          avatarUrl: null,
          totals: [
            { term: 'Coins', value: '1,204' },
            { term: 'Tickets', value: '3' },
          ],
        }}
        groups={groups}
      />
    </main>,
  );
  await expect.element(screen.getByText('Soomin')).toBeVisible();
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Coins', 'Tickets']);
  const navigation = screen.getByRole('navigation', { name: 'Menu' });
  await expect.element(navigation.getByRole('link', { name: 'Comics' })).toBeVisible();
  await expect
    .element(navigation.getByRole('link', { name: 'Library' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('region', { name: 'Yours' })).toBeVisible();
  expect(screen.getByText('Nothing').elements()).toHaveLength(0);
  for (const link of navigation.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(await violations()).toEqual([]);
});

it('offers visitors the ways in, the main one first', async () => {
  const screen = await render(
    <main>
      <SideMenu
        label="Menu"
        signIn={{
          text: 'Read on wherever you are.',
          ways: [
            { id: 'email', href: '/login', label: 'Sign in with email' },
            { id: 'apple', href: '/login', label: 'Apple' },
            { id: 'google', href: '/login', label: 'Google' },
          ],
        }}
        groups={[]}
      >
        <p>Language</p>
      </SideMenu>
    </main>,
  );
  const names = screen
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
  expect(names).toEqual(['Sign in with email', 'Apple', 'Google']);
  await expect.element(screen.getByText('Language')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('has a drawn person where the avatar does not come', async () => {
  const screen = await render(
    <SideMenu
      label="Menu"
      profile={{ nickname: 'Soomin', avatarUrl: brokenPicture }}
      groups={groups}
    />,
  );
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  expect(screen.container.querySelector('svg')).not.toBeNull();
});
