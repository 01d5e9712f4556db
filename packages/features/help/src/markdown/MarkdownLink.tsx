import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Markdown.module.css';
import { safeHref } from '@hanji/domain/paths/safe-href.ts';

type MarkdownLinkProps = { readonly href: string; readonly children: ReactNode };

/** A link of an operator's text; its words alone where it leads to what may not be followed. */
export function MarkdownLink({ href, children }: MarkdownLinkProps): ReactElement {
  const safe = safeHref(href);
  if (safe.kind === 'none') return <>{children}</>;
  if (safe.kind === 'site') {
    return (
      <Link className={styles.link} href={safe.href}>
        {children}
      </Link>
    );
  }
  return (
    <a className={styles.link} href={safe.href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
