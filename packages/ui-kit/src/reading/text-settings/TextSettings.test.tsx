import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import '#tokens/novel-themes.css';
import { violations } from '#testing/violations.ts';
import { TextSettings } from './TextSettings.tsx';

const sizes = [15, 17, 19, 20, 22];
const leadings = [1.5, 1.7, 2, 2.4];

function Settings({ modes = false }: { modes?: boolean }) {
  const [size, setSize] = useState(2);
  const [leading, setLeading] = useState(1);
  const [theme, setTheme] = useState(0);
  const only = (legend: string, choices: string[]) => ({
    legend,
    choices,
    chosen: 0,
    onChoose: () => undefined,
  });
  return (
    <main style={{ width: 358 }}>
      <TextSettings
        sample={{
          text: 'The lamp goes out.',
          size: sizes[size] ?? 0,
          leading: leadings[leading] ?? 0,
        }}
        font={only('Typeface', ['System', 'Gothic', 'Serif'])}
        size={{ legend: 'Size', choices: sizes.map(String), chosen: size, onChoose: setSize }}
        leading={{
          legend: 'Line height',
          choices: leadings.map(String),
          chosen: leading,
          onChoose: setLeading,
        }}
        theme={{
          legend: 'Colors',
          choices: ['White', 'Gray', 'Cream', 'Tan', 'Dark'],
          chosen: theme,
          onChoose: setTheme,
        }}
        mode={modes ? only('Mode', ['Scroll', 'Pages']) : undefined}
      />
    </main>
  );
}

it('[A2-100] shows a sample as chosen, and nothing moves when it changes', async () => {
  const screen = await render(<Settings />);
  const sample = screen.getByText('The lamp goes out.').element();
  const look = (): string[] => {
    const { fontSize, lineHeight, backgroundColor } = getComputedStyle(sample);
    return [fontSize, lineHeight, backgroundColor];
  };
  const height = screen.getByRole('main').element().getBoundingClientRect().height;
  expect(look()).toEqual(['19px', '32.3px', 'rgb(255, 255, 255)']);
  for (const name of ['22', '2.4', 'Dark']) {
    await screen.getByRole('radio', { name, exact: true }).click();
  }
  expect(look()).toEqual(['22px', '52.8px', 'rgb(26, 24, 22)']);
  expect(screen.getByRole('main').element().getBoundingClientRect().height).toBe(height);
  expect(await violations()).toEqual([]);
});

it('offers the mode only where there is a choice', async () => {
  const screen = await render(<Settings />);
  expect(screen.getByRole('group').elements()).toHaveLength(4);
  await screen.rerender(<Settings modes />);
  await expect.element(screen.getByRole('group', { name: 'Mode' })).toBeVisible();
});
