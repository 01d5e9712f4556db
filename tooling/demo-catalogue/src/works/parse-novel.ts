import type { AuthorRole, Genre, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import type { PaletteName } from '#paint/palette.ts';
import type { Setting, WorkLocale } from '#script.ts';

/** A paragraph, or the break between two scenes. */
export type NovelBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' };

export type NovelText = {
  readonly slug: string;
  readonly locale: WorkLocale;
  readonly contentType: 'novel' | 'magazine_novel';
  readonly genre: Genre;
  readonly moreGenres: readonly Genre[];
  readonly palette: PaletteName;
  readonly coverSetting: Setting;
  readonly title: string;
  readonly synopsis: string;
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  readonly publisher: string;
  readonly restrictedAge: RestrictedAge;
  readonly chapters: readonly { readonly title: string; readonly blocks: readonly NovelBlock[] }[];
};

function authorsOf(text: string): NovelText['authors'] {
  return text.split(';').map((part) => {
    const [, name = part.trim(), role = 'writer'] = /^(.+?)\s*\((\w+)\)$/u.exec(part.trim()) ?? [];
    return { name, role: role as AuthorRole };
  });
}

function chaptersOf(body: string): NovelText['chapters'] {
  return body
    .split(/^# /mu)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...rest] = chapter.split('\n');
      const blocks = rest
        .join('\n')
        .split(/\n\s*\n/u)
        .map((block) => block.trim())
        .filter((block) => block !== '')
        .map((text): NovelBlock =>
          text === '***' ? { kind: 'break' } : { kind: 'text', text: text.replaceAll('\n', ' ') },
        );
      return { title: title.trim(), blocks };
    });
}

/** Reads a novel: front matter of `name: value` lines, `# Chapter`, paragraphs, `***`. */
export function parseNovel(file: string): NovelText {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(file) ?? [];
  const fields = new Map(
    head
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).trim(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined)
      throw new Error(`The novel ${fields.get('slug') ?? ''} has no ${name}`);
    return value;
  };
  return {
    slug: field('slug'),
    locale: field('locale') as WorkLocale,
    contentType: field('contentType') as NovelText['contentType'],
    genre: field('genre') as Genre,
    moreGenres: (fields.get('moreGenres') ?? '')
      .split(',')
      .map((g) => g.trim())
      .filter((g) => g !== '') as Genre[],
    palette: field('palette') as PaletteName,
    coverSetting: field('coverSetting') as Setting,
    title: field('title'),
    synopsis: field('synopsis'),
    authors: authorsOf(field('authors')),
    publisher: fields.get('publisher') ?? '',
    restrictedAge: Number(field('restrictedAge')) as RestrictedAge,
    chapters: chaptersOf(body),
  };
}
