import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { FileUpload } from './FileUpload.tsx';
import type { UploadedFile } from './FileRow.tsx';

function png(name: string) {
  return new File(['picture'], name, { type: 'image/png' });
}
function Sending(props: { max?: number; error?: string; onAdd?: (count: number) => void }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <main>
      <FileUpload
        label="Images"
        hint="PNG"
        labels={{
          choose: 'Choose',
          drop: 'or drop',
          remove: (name) => `Remove ${name}`,
          taken: (count, max) => `${count} of ${max}`,
        }}
        accept={['image/png']}
        max={props.max}
        files={files}
        onAdd={(added) => {
          props.onAdd?.(added.length);
          setFiles([
            ...files,
            ...added.map((file) => ({
              key: file.name,
              name: file.name,
              picture: file,
              error: props.error,
            })),
          ]);
        }}
        onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
      />
    </main>
  );
}
async function open(props: { max?: number; error?: string; onAdd?: (count: number) => void }) {
  const screen = await render(<Sending {...props} />);
  return { screen, input: screen.getByRole('button', { name: 'Images Choose' }) };
}
function dropped(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

it('takes files up to a number, and then no more', async () => {
  const { screen, input } = await open({ max: 2 });
  await userEvent.upload(input, [png('a.png')]);
  await expect.element(screen.getByText('1 of 2')).toBeInTheDocument();
  await userEvent.upload(input, [png('b.png')]);
  await expect.element(screen.getByText('b.png')).toBeVisible();
  await expect.element(input).toBeDisabled();
  expect(await violations()).toEqual([]);
});

it('takes what is dropped, unless it is full', async () => {
  const onAdd = vi.fn<(count: number) => void>();
  const { screen, input } = await open({ max: 2, onAdd });
  const drop = (...files: File[]) =>
    input.element().parentElement?.dispatchEvent(dropped(...files));
  drop(png('a.png'), png('b.png'));
  await expect.element(screen.getByText('b.png')).toBeVisible();
  drop(png('c.png'));
  expect(onAdd.mock.calls).toEqual([[2]]);
});

it('removes a file, and brings the focus to where another can be chosen', async () => {
  const { screen, input } = await open({});
  await userEvent.upload(input, [png('a.png')]);
  await expect.element(input).toBeDisabled();
  await screen.getByRole('button', { name: 'Remove a.png' }).click();
  await expect.element(input).toHaveFocus();
  await userEvent.upload(input, [png('a.png')]);
  await expect.element(screen.getByText('a.png')).toBeVisible();
});

it('shows pictures before they are sent, and what is wrong with them', async () => {
  const { screen, input } = await open({ error: 'It is over 5 MB.' });
  await userEvent.upload(input, [png('a.png')]);
  await expect
    .element(screen.getByRole('button', { name: 'Remove a.png' }))
    .toHaveAccessibleDescription('It is over 5 MB.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It is over 5 MB.');
  expect(screen.container.querySelector('img')?.src).toMatch(/^blob:/);
});

it('offers only what is accepted, and several only where several are taken', async () => {
  const { screen, input } = await open({});
  await expect.element(input).toHaveAttribute('accept', 'image/png');
  await expect.element(input).not.toHaveAttribute('multiple');
  await screen.rerender(<Sending max={3} />);
  await expect.element(input).toHaveAttribute('multiple');
});
