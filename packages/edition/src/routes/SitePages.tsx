import { Suspense, useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { Frame } from '#frame/Frame.tsx';
import { CurrentHandle } from '#frame/route-frame.ts';
import { LaterPhrases } from '#language/LaterPhrases.tsx';
import { StartingPage } from '#frame/StartingPage.tsx';
import { RouteBoundary } from '#states/RouteBoundary.tsx';
import { routePaths, type SiteRoute } from '#router/site-route.ts';
import { SiteRouterContext } from '#router/site-router-context.ts';
import type { Arrival, SiteRouter } from '#router/site-router.ts';
import { PageOrFailure } from './PageOrFailure.tsx';
import { useCurrentUser } from '#session/use-current-user.ts';

/** Whether a page waits for neither its code nor its words. */
function isHere({ route }: Arrival): boolean {
  return route?.lazy?.isHere() === true && route.handle?.saysLater !== true;
}

/** An edition's pages: the old one stays on screen until the code of the new one is here. */
export function SitePages({ router }: { readonly router: SiteRouter }) {
  const [arrival, setArrival] = useState(router.state);
  const [moving, start] = useTransition();
  useLayoutEffect(
    () =>
      router.subscribe((next) => {
        // Drawn in one go: in a transition it would give way to every frame, and come later.
        if (isHere(next)) setArrival(next);
        else start(() => setArrival(next));
      }),
    [router],
  );
  return (
    <SiteRouterContext value={router}>
      <Router
        location={arrival.location}
        navigationType={arrival.action}
        navigator={router.navigator}
      >
        <RouteBoundary at={arrival.location.key}>
          <Suspense fallback={<StartingPage />}>
            <CurrentHandle value={arrival.route?.handle ?? null}>
              <RoutedPages router={router} arrival={arrival} moving={moving} />
            </CurrentHandle>
          </Suspense>
        </RouteBoundary>
      </Router>
    </SiteRouterContext>
  );
}

type RoutedPagesProps = {
  readonly router: SiteRouter;
  readonly arrival: Arrival;
  readonly moving: boolean;
};

function RoutedPages({ router, arrival, moving }: RoutedPagesProps) {
  const { site } = router;
  const { frame, routes } = site;
  const paths = useMemo(() => routePaths(routes).filter((path) => path !== '*'), [routes]);
  const objects = useMemo(
    () => routes.map((route) => ({ path: route.path, element: drawn(route) })),
    [routes],
  );
  // A page that is left is not drawn again for that: what comes would wait for it.
  const page = useMemo(
    () => <ArrivedPage routes={routes} objects={objects} arrival={arrival} />,
    [routes, objects, arrival],
  );
  return (
    <Frame router={router} arrival={arrival} moving={moving} paths={paths} {...frame}>
      {page}
    </Frame>
  );
}

type ArrivedPageProps = {
  readonly routes: readonly SiteRoute[];
  readonly objects: RouteObject[];
  readonly arrival: Arrival;
};

function ArrivedPage({ routes, objects, arrival }: ArrivedPageProps) {
  const missing = objects.find(({ path }) => path === '*')?.element;
  // The router knows which it is: every other would be ranked anew at each step.
  const at = arrival.route === null ? -1 : routes.indexOf(arrival.route);
  const page = useRoutes(objects.slice(at, at === -1 ? undefined : at + 1), arrival.location);
  return <PageOrFailure>{arrival.missing ? missing : page}</PageOrFailure>;
}

function drawn({ handle, lazy, element }: SiteRoute) {
  const page = lazy ? <lazy.Page /> : element;
  const shown = handle?.saysLater ? <LaterPhrases>{page}</LaterPhrases> : page;
  return handle?.access === 'member' ? <WhileSignedIn>{shown}</WhileSignedIn> : shown;
}

/** What is a member's goes as soon as they sign out, while the next page is still on its way. */
function WhileSignedIn({ children }: { readonly children: ReactNode }) {
  return useCurrentUser() && children;
}
