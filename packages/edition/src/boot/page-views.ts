type Navigation = { readonly state: string };
type RouterState = {
  readonly location: { readonly pathname: string };
  readonly navigation: Navigation;
};

/** The part of a router that tells where a reader is. */
type Watched = {
  readonly state: RouterState;
  readonly subscribe: (listener: (state: RouterState) => void) => unknown;
};

/** Calls back with the path of the first page and of each page that a navigation arrives at. */
export function onPageView(router: Watched, seen: (path: string) => void): void {
  let last: string | null = null;
  const look = ({ location, navigation }: RouterState) => {
    if (navigation.state !== 'idle' || location.pathname === last) return;
    last = location.pathname;
    seen(last);
  };
  look(router.state);
  router.subscribe(look);
}
