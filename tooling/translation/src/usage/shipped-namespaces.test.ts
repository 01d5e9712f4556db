import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shippedNamespaces, usedNamespaces } from './shipped-namespaces.ts';
import { workspaceRoot } from './source-files.ts';

it.each(['ko', 'ja', 'global', 'vi-refund'])(
  '%s ships exactly the namespaces that its pages use',
  (edition) => {
    const used = [...usedNamespaces(edition)].toSorted();
    expect(used).toContain('frame');
    const folder = path.join(workspaceRoot, 'apps', edition, 'src/phrases');
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
      const shipped = shippedNamespaces(edition, name.replace('.ts', ''));
      expect(shipped.toSorted(), name).toEqual(used);
    }
  },
);
