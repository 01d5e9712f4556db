import {
  find,
  generate,
  parse,
  walk,
  type Atrule,
  type Block,
  type CssNode,
  type Selector,
} from 'css-tree';
import { every, opposite, some, type Answer } from '../../style/answers.ts';

/** What a declaration has an element show. */
type Shown = {
  readonly property: 'background' | 'content';
  /** Addresses as written, none where it takes them away. */
  readonly hrefs: readonly string[];
  /** It may show a picture in a way that is not understood here. */
  readonly unclear: boolean;
  readonly important: boolean;
};

/** What a rule has that show which it selects; `sure` where that depends on nothing else. */
export type BackgroundRule = Shown & { readonly selector: Selector; readonly sure: boolean };

export type BackgroundSheet = {
  readonly imports: readonly { readonly href: string; readonly sure: boolean }[];
  readonly rules: readonly BackgroundRule[];
};

/** A longer sheet is not read for its styles either. */
const mostSigns = 1024 * 1024;

const nothing: BackgroundSheet = { imports: [], rules: [] };

/** Functions that choose among pictures: the first is taken. */
const choices = /^(?:-webkit-)?image-set$/i;
/** What may stand for a picture, and is not followed. */
const unfollowed = /^(?:var|env|image|cross-fade|-webkit-cross-fade|element|paint|src)$/i;

function addressesIn(value: CssNode): Pick<Shown, 'hrefs' | 'unclear'> {
  const hrefs: string[] = [];
  let unclear = value.type === 'Raw' && /url\(|image|var\(/i.test(value.value);
  walk(value, {
    enter(node: CssNode) {
      if (node.type === 'Url') hrefs.push(node.value);
      if (node.type !== 'Function') return;
      if (unfollowed.test(node.name)) unclear = true;
      if (!choices.test(node.name)) return;
      const first = find(node, ({ type }) => type === 'Url' || type === 'String');
      if (first?.type === 'Url' || first?.type === 'String') hrefs.push(first.value);
      else unclear = true;
      return walk.skip;
    },
  });
  return { hrefs, unclear };
}

/** What declarations show; of each property the one that counts. */
function shownIn(declarations: CssNode): readonly Shown[] {
  const found = new Map<string, Shown>();
  walk(declarations, {
    visit: 'Declaration',
    enter({ property: name, value, important: marked }) {
      const [, known] = /^(background|content)(?:-image)?$/i.exec(name) ?? [];
      const property = known?.toLowerCase();
      if (property !== 'background' && property !== 'content') return;
      const important = marked !== false;
      if (found.get(property)?.important === true && !important) return;
      found.set(property, { property, important, ...addressesIn(value) });
    },
  });
  return [...found.values()];
}

/** What a `style` attribute has its element show. */
export function backgroundOf(style: string): readonly Shown[] {
  if (!/background|content/i.test(style)) return [];
  try {
    return shownIn(parse(style, { context: 'declarationList' }));
  } catch {
    return [];
  }
}

/** Whether a list of media queries, or the empty one, is true of a screen: what they ask of it, nobody knows. */
export function isForScreens(media: string): Answer {
  return some(media.toLowerCase().split(','), (query) => {
    const [, not, type = ''] = /^\s*(?:only\s+)?(not\s+)?([a-z][\w-]*)?/.exec(query) ?? [];
    const isScreen = type === '' || type === 'all' || type === 'screen';
    const found = every([isScreen, query.includes('(') ? null : true], (answer) => answer);
    return not === undefined ? found : opposite(found);
  });
}

/** Whether what stands in a rule of a name counts. */
function counts({ name, prelude }: Atrule): Answer {
  const plain = name.toLowerCase();
  if (plain === 'layer') return true;
  if (plain === 'media') return isForScreens(prelude === null ? '' : generate(prelude));
  return plain === 'supports' || plain === 'container' ? null : false;
}

function importOf({ prelude }: Atrule): BackgroundSheet['imports'] {
  if (prelude?.type !== 'AtrulePrelude') return [];
  const [target, ...asked] = prelude.children.toArray();
  if (target?.type !== 'Url' && target?.type !== 'String') return [];
  const words = asked.map((node) => generate(node)).join(' ');
  const answer = isForScreens(words.replace(/^\s*layer(?:\([^)]*\))?/i, ''));
  return answer === false ? [] : [{ href: target.value, sure: answer === true }];
}

function rulesOf(prelude: CssNode, block: Block, sure: boolean): BackgroundRule[] {
  if (prelude.type !== 'SelectorList') return [];
  const shown = shownIn(block);
  if (shown.length === 0) return [];
  return prelude.children
    .toArray()
    .flatMap((selector) =>
      selector.type === 'Selector' ? shown.map((own) => ({ ...own, selector, sure })) : [],
    );
}

function read(css: string): BackgroundSheet {
  const imports: BackgroundSheet['imports'][number][] = [];
  const rules: BackgroundRule[] = [];
  /** Conditions that are open of which nobody knows whether they are met. */
  const open = new Set<CssNode>();
  walk(parse(css), {
    enter(node: CssNode) {
      if (node.type === 'Rule') {
        rules.push(...rulesOf(node.prelude, node.block, open.size === 0));
        return walk.skip;
      }
      if (node.type !== 'Atrule') return;
      if (node.name.toLowerCase() === 'import') imports.push(...importOf(node));
      const answer = counts(node);
      if (answer === null) open.add(node);
      return answer === false ? walk.skip : undefined;
    },
    leave(node: CssNode) {
      open.delete(node);
    },
  });
  return { imports, rules };
}

/** What a style sheet says of backgrounds, in order; nothing where it cannot be read. */
export function readBackgrounds(css: string): BackgroundSheet {
  if (css.length > mostSigns || !/background|content|@import/i.test(css)) return nothing;
  try {
    return read(css);
  } catch {
    return nothing;
  }
}
