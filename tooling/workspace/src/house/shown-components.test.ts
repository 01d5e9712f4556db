import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Sources, withoutStoryOrTest } from './shown-components.ts';
import { workspaceRoot } from './workspace-root.ts';

function sourcesOf(folder: string): Sources {
  const root = path.join(workspaceRoot, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

it('shows every component of the kit in a story, and tests it', () => {
  expect(withoutStoryOrTest(sourcesOf('packages/ui-kit/src'))).toEqual([]);
});

describe('the check itself', () => {
  const button = ['a/Button.tsx', 'export function Button() {}'] as const;
  const shown = ['a/Button.stories.tsx', "import { Button } from './Button.tsx';"] as const;
  const tested = ['a/Button.test.tsx', "import { Button } from './Button.tsx';"] as const;
  const part = ['a/ButtonIcon.tsx', 'export function ButtonIcon() {}'] as const;

  it('lets a component with both pass', () => {
    expect(withoutStoryOrTest(new Map([button, shown, tested]))).toEqual([]);
  });

  it.each([
    ['no story', [button, tested], 'Button has no story'],
    ['no test', [button, shown], 'Button has no test'],
    ['neither', [button], 'Button has no story and no test'],
  ] as const)('refuses one with %s', (_, files, complaint) => {
    expect(withoutStoryOrTest(new Map(files))).toEqual([`a/Button.tsx: ${complaint}`]);
  });

  it('asks nothing of a part, as long as only its own folder uses it', () => {
    const whole = [
      'a/Button.tsx',
      "import { ButtonIcon } from './ButtonIcon.tsx';\nexport function Button() {}",
    ] as const;
    const elsewhere = ['b/Menu.ts', "import { ButtonIcon } from '#a/ButtonIcon.tsx';"] as const;
    expect(withoutStoryOrTest(new Map([whole, shown, tested, part]))).toEqual([]);
    expect(withoutStoryOrTest(new Map([whole, shown, tested, part, elsewhere]))).toEqual([
      'a/ButtonIcon.tsx: ButtonIcon has no story and no test',
    ]);
  });
});
