import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { isPlainPress } from '#router/is-plain-press.ts';
import { createPath, resolvePath, type History, type Location, type To } from './history.ts';
import { matchRoutes } from './match-routes.ts';

type Options = {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
};
type Go = (to: To, state?: unknown, options?: Options) => void;
type Navigator = Pick<History, 'createHref' | 'go'> & { readonly push: Go; readonly replace: Go };

type Place = { readonly location: Location; readonly navigator: Navigator };
type Params = Readonly<Record<string, string | undefined>>;

const Current = createContext<Place | null>(null);
const CurrentParams = createContext<Params>({});

function usePlace(): Place {
  const place = use(Current);
  if (place === null) throw new Error('there is no Router around this');
  return place;
}

/** Where its children are, and what they navigate by. */
export function Router({
  location,
  navigator,
  children,
}: Place & { readonly children: ReactNode }): ReactElement {
  const place = useMemo(() => ({ location, navigator }), [location, navigator]);
  return <Current value={place}>{children}</Current>;
}

export function useLocation(): Location {
  return usePlace().location;
}

export function useParams(): Params {
  return use(CurrentParams);
}

/** What an address asks for; it is changed by navigating. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

/** Goes to an address or by steps; not before the screen that goes is drawn. */
export function useNavigate(): (to: To | number, options?: Options) => void {
  const { location, navigator } = usePlace();
  const { pathname } = location;
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    isDrawn.current = true;
  });
  return useCallback(
    (to, options = {}) => {
      if (!isDrawn.current) return;
      if (typeof to === 'number') return navigator.go(to);
      const how = options.replace ? 'replace' : 'push';
      navigator[how](resolvePath(to, pathname), options.state, options);
    },
    [navigator, pathname],
  );
}

type Drawn = { readonly path: string; readonly element: ReactNode };

/** The page of an address. */
export function useRoutes(routes: readonly Drawn[], location: Location): ReactElement | null {
  const [match] = matchRoutes(routes, location) ?? [];
  return match === undefined ? null : (
    <CurrentParams value={match.params}>{match.route.element}</CurrentParams>
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Options & { readonly to: To; readonly ref?: Ref<HTMLAnchorElement> };

/** A link within the edition: a plain press goes there without loading the page anew. */
export function Link(props: LinkProps): ReactElement {
  const { to, replace, state, preventScrollReset, onClick, ...rest } = props;
  const { location, navigator } = usePlace();
  const navigate = useNavigate();
  const path = resolvePath(to, location.pathname);
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const stays = rest.target === undefined || rest.target === '_self';
    if (event.defaultPrevented || !stays || !isPlainPress(event)) return;
    event.preventDefault();
    const isHere = createPath(location) === createPath(path);
    navigate(path, { replace: replace ?? isHere, state, preventScrollReset });
  };
  return (
    <a {...rest} href={navigator.createHref(path)} onClick={press}>
      {rest.children}
    </a>
  );
}
