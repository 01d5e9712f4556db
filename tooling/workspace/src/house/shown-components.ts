import path from 'node:path';

/** Source files of a package by path. */
export type Sources = ReadonlyMap<string, string>;

const story = /\.stories\.tsx$/;
const test = /\.test\.tsx$/;
const component = /^export (?:const|function) (?<name>[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)\b/gm;
const imports = /import (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)'/g;

type Component = { readonly name: string; readonly file: string };

function componentsOf(file: string, text: string): Component[] {
  return [...text.matchAll(component)].map((match) => ({
    name: match.groups?.['name'] ?? '',
    file,
  }));
}

function importedNames(text: string): string[] {
  return [...text.matchAll(imports)].flatMap((match) =>
    (match.groups?.['names'] ?? '').split(',').map((name) => name.trim().replace(/^type /, '')),
  );
}

/**
 * Exported components of a package without a story or without a test, one line each. A part that
 * only its own folder uses is seen in the story and test of what it is a part of.
 */
export function withoutStoryOrTest(sources: Sources): string[] {
  const components = [...sources]
    .filter(([file]) => file.endsWith('.tsx') && !story.test(file) && !test.test(file))
    .flatMap(([file, text]) => componentsOf(file, text));
  const users = (name: string, own: string): string[] =>
    [...sources].flatMap(([file, text]) =>
      file !== own && importedNames(text).includes(name) ? [file] : [],
    );
  return components.flatMap(({ name, file }) => {
    const by = users(name, file);
    const folder = path.dirname(file);
    const shipped = by.filter((user) => !story.test(user) && !test.test(user));
    const isPart = shipped.length > 0 && shipped.every((user) => path.dirname(user) === folder);
    if (isPart) return [];
    const lacks = [
      ...(by.some((user) => story.test(user)) ? [] : ['story']),
      ...(by.some((user) => test.test(user)) ? [] : ['test']),
    ];
    return lacks.length === 0 ? [] : [`${file}: ${name} has no ${lacks.join(' and no ')}`];
  });
}
