import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly children?: ReactNode;
};

/** Draws a link; it may not call hooks of its own. */
export type RenderLink = (props: LinkProps) => ReactElement;

const anchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkContext = createContext<RenderLink>(anchor);

/** Gives the kit's links to a router: an edition provides the function that draws them. */
export const LinkProvider = LinkContext.Provider;

/** A link of whatever router the edition has; a plain anchor where it has none. */
export function Link(props: LinkProps): ReactElement {
  return use(LinkContext)(props);
}
