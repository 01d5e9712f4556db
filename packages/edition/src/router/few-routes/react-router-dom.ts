/**
 * Stands in for React Router where an edition has few pages, each with a path of its own: no routes
 * within routes, no paths that are relative to them, no optional segments, no data. What is left out
 * here is missing in the build, which fails then.
 */
export {
  createPath,
  createMemoryHistory as UNSAFE_createMemoryHistory,
  createBrowserHistory as UNSAFE_createBrowserHistory,
  NavigationType,
} from './history.ts';
export { matchPath, matchRoutes } from './match-routes.ts';
export {
  Link,
  Router,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from './components.tsx';
