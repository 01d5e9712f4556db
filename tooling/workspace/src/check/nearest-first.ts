export type ReachedPackage = {
  readonly name: string;
  /** From the workspace's root. */
  readonly folder: string;
};

/** Looks at every story, which takes longest. */
const last = '@hanji/storybook';

/** Those in which files changed, then those that use them, then the stories. */
export function nearestFirst(
  packages: readonly ReachedPackage[],
  changed: readonly string[],
): ReachedPackage[] {
  const rank = ({ name, folder }: ReachedPackage): number => {
    const own = changed.some((file) => file.startsWith(`${folder}/`));
    return (own ? 0 : 1) + (name === last ? 2 : 0);
  };
  return packages.toSorted((a, b) => rank(a) - rank(b));
}
