import { omissionKinds, type Omission, type OmissionKind } from './omissions.ts';

const words: Readonly<Record<OmissionKind, readonly [string, string]>> = {
  text: ['piece of text', 'pieces of text'],
  picture: ['picture', 'pictures'],
  media: ['sound or film', 'sounds or films'],
  font: ['font', 'fonts'],
  style: ['style', 'styles'],
  document: ['document', 'documents'],
  link: ['link', 'links'],
  metadata: ['piece of metadata', 'pieces of metadata'],
  file: ['other file', 'other files'],
};

/** Places and reasons named of each kind; a report has all of them. */
const namedOfEach = 3;

function sum(omissions: readonly Omission[]): number {
  return omissions.reduce((total, { characters = 0 }) => total + characters, 0);
}

function describeKind(kind: OmissionKind, omissions: readonly Omission[]): string {
  const [one, many] = words[kind];
  const count = `${omissions.length} ${omissions.length === 1 ? one : many}`;
  const characters = sum(omissions);
  const text = characters === 0 ? '' : `, ${characters.toLocaleString('en-US')} characters`;
  const gaps = omissions.filter(({ gap }) => gap).length;
  const marked = gaps === 0 ? '' : `, ${gaps} with a marked gap`;
  const named = omissions
    .slice(0, namedOfEach)
    .map(({ place, reason }) => `${place} ${reason}`)
    .join('; ');
  const more = omissions.length > namedOfEach ? '; …' : '';
  return `left out: ${count}${text}${marked} (${named}${more})`;
}

/** A line for each kind of what was left out, with the first places; none where nothing was. */
export function describeOmissions(omissions: readonly Omission[]): readonly string[] {
  return omissionKinds.flatMap((kind) => {
    const own = omissions.filter((omission) => omission.kind === kind);
    return own.length === 0 ? [] : [describeKind(kind, own)];
  });
}
