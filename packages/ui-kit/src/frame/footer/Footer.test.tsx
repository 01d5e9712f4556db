import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Footer } from './Footer.tsx';

it('shows facts, what stands above them and the copyright', async () => {
  const screen = await render(
    <Footer
      top={<a href="/legal">Terms</a>}
      facts={[{ term: 'Company', value: 'Hanji' }]}
      copyright="© Hanji"
    />,
  );
  await expect
    .element(screen.getByRole('contentinfo'))
    .toHaveTextContent('TermsCompanyHanji© Hanji');
  expect(await violations()).toEqual([]);
});

it('is the copyright alone when it is short', async () => {
  const screen = await render(<Footer copyright="© Hanji" />);
  expect(screen.getByRole('contentinfo').element().textContent).toBe('© Hanji');
});
