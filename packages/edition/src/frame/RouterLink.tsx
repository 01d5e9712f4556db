import type { LinkProps } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Link } from 'react-router-dom';

/** The kit's links, navigating within the edition; other sites stay plain anchors. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//')) {
    return (
      <a {...rest} href={href} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
