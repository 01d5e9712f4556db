import { Header } from '@hanji/ui-kit/frame/header/Header.tsx';
import { HomeLink } from './HomeLink.tsx';

/** The wordmark alone, where there is nothing to search and nowhere else to go. */
export function PlainHeader() {
  return <Header start={<HomeLink />} end={null} />;
}
