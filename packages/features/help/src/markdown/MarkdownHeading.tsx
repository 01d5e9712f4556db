import type { ReactElement, ReactNode } from 'react';
import * as styles from './Markdown.module.css';

type MarkdownHeadingProps = { readonly depth: number; readonly children: ReactNode };

/** A heading below that of the page, whose own is the first. */
export function MarkdownHeading({ depth, children }: MarkdownHeadingProps): ReactElement {
  const Heading = depth <= 2 ? 'h2' : 'h3';
  return <Heading className={styles.heading}>{children}</Heading>;
}
