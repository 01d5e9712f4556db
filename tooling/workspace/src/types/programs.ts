import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a package's own tsconfig.json says; the rest stands in `tooling/tsconfig`. */
type PackageConfig = {
  readonly extends: string;
  readonly compilerOptions?: object;
  readonly include: readonly string[];
};

/** Packages with the same settings, which the compiler can check in one run. */
export type TypesProgram = {
  /** Of its packages, from the workspace's root. */
  readonly folders: readonly string[];
  /** What to give the compiler as tsconfig.json, wherever in the first folder that lies. */
  readonly config: PackageConfig;
};

/**
 * The packages of a workspace by their settings: what they share is read and looked at once, in a
 * third of the time that a run for each package takes.
 */
export function typesPrograms(root: string): TypesProgram[] {
  const files = globSync('{apps,packages,packages/features,tooling}/*/tsconfig.json', {
    cwd: root,
  }).toSorted();
  const programs = new Map<string, TypesProgram>();
  for (const file of files) {
    const folder = path.dirname(file);
    const config = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as PackageConfig;
    const { include, ...settings } = config;
    const key = JSON.stringify(settings);
    const known = programs.get(key);
    programs.set(key, {
      folders: [...(known?.folders ?? []), folder],
      config: {
        ...settings,
        include: [
          ...(known?.config.include ?? []),
          ...include.map((pattern) => path.join(root, folder, pattern)),
        ],
      },
    });
  }
  return [...programs.values()];
}
