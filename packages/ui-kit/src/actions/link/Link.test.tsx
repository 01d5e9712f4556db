import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link, LinkProvider, type RenderLink } from './Link.tsx';

it('is a plain anchor where nobody provides a router', async () => {
  const screen = await render(<Link href="/comic/1">Lighthouse</Link>);
  await expect
    .element(screen.getByRole('link', { name: 'Lighthouse' }))
    .toHaveAttribute('href', '/comic/1');
});

it("is the edition's link where there is one", async () => {
  const routed: RenderLink = ({ children, ...props }) => (
    <a {...props} data-routed="yes">
      {children}
    </a>
  );
  const screen = await render(
    <LinkProvider value={routed}>
      <Link href="/comic/1">Lighthouse</Link>
    </LinkProvider>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('data-routed', 'yes');
});
