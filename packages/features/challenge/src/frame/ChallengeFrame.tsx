import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { AreaBar } from '@hanji/ui-kit/frame/area-bar/AreaBar.tsx';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import type { ReactElement, ReactNode } from 'react';
import { challengeHome, genrePath, rankingPath } from '#paths/challenge-paths.ts';
import * as styles from './ChallengeFrame.module.css';
import { ChallengeMenu } from './ChallengeMenu.tsx';

type Tab = 'top' | 'ranking' | 'genres';

type ChallengeFrameProps = {
  /** Which of the three this page is, or belongs to. */
  readonly tab?: Tab | undefined;
  /** Of the browser's tab; the area's own name without. */
  readonly title?: string | undefined;
  /** The heading; a page that draws its own has none here. */
  readonly heading?: ReactNode;
  /** The page of which this is a part. */
  readonly up?: { readonly href: string; readonly label: string } | undefined;
  /** One narrow column, for what is read and written. */
  readonly narrow?: boolean | undefined;
  /** From edge to edge: the page has its own margins. */
  readonly bleeds?: boolean | undefined;
  readonly children: ReactNode;
};

/** Around the pages of the area: its own bar below the header (challenge-and-shutdown, section 2.3). */
export function ChallengeFrame(props: ChallengeFrameProps): ReactElement {
  const { tab, title, heading, up, narrow, bleeds, children } = props;
  const t = usePhrases('challenge');
  const area = usePhrases('menu')('challenge');
  useDocumentTitle(title ? `${title} – ${area}` : area);
  const items = [
    { href: challengeHome, label: t('top'), current: tab === 'top' },
    { href: rankingPath(), label: t('ranking'), current: tab === 'ranking' },
    { href: genrePath(), label: t('genres'), current: tab === 'genres' },
  ];
  return (
    <>
      <AreaBar label={t('sections')} items={items} end={<ChallengeMenu />} />
      {bleeds ? (
        children
      ) : (
        <div className={styles.page} data-narrow={narrow}>
          {up && <UpLink {...up} />}
          {heading && <h1 className={styles.title}>{heading}</h1>}
          {children}
        </div>
      )}
    </>
  );
}
