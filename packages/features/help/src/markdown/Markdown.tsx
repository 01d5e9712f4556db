import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, useMemo, type ReactElement, type ReactNode } from 'react';
import * as styles from './Markdown.module.css';
import { MarkdownHeading } from './MarkdownHeading.tsx';
import { MarkdownLink } from './MarkdownLink.tsx';

/**
 * A text of operators, drawn piece by piece out of what CommonMark reads in it: no HTML is ever
 * made of it, so that whatever it holds is words. Pictures are their descriptions.
 */
export function Markdown({ text }: { readonly text: string }): ReactElement {
  const { children } = useMemo(() => fromMarkdown(text), [text]);
  return <div className={styles.text}>{drawn(children)}</div>;
}

function drawn(nodes: readonly RootContent[]): ReactNode {
  return nodes.map((node) => <Fragment key={node.position?.start.offset}>{draw(node)}</Fragment>);
}

function draw(node: RootContent): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return <pre className={styles.code}>{node.value}</pre>;
    case 'paragraph':
      return <p>{drawn(node.children)}</p>;
    case 'heading':
      return <MarkdownHeading depth={node.depth}>{drawn(node.children)}</MarkdownHeading>;
    case 'strong':
      return <strong>{drawn(node.children)}</strong>;
    case 'emphasis':
      return <em className={styles.emphasis}>{drawn(node.children)}</em>;
    case 'blockquote':
      return <blockquote className={styles.quote}>{drawn(node.children)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol className={styles.list} start={node.start ?? undefined}>
          {drawn(node.children)}
        </ol>
      ) : (
        <ul className={styles.list}>{drawn(node.children)}</ul>
      );
    case 'listItem':
      return <li>{drawn(node.children)}</li>;
    case 'link':
      return <MarkdownLink href={node.url}>{drawn(node.children)}</MarkdownLink>;
    case 'linkReference':
      return drawn(node.children);
    case 'image':
    case 'imageReference':
      return node.alt;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className={styles.rule} />;
    // What CommonMark itself does not know, or shows nowhere.
    case 'definition':
    case 'delete':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'yaml':
      return null;
  }
}
