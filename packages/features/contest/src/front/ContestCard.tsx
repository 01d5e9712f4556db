import type { Contest } from '@hanji/contract/entities/contest.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { WidePicture } from '@hanji/ui-kit/works/wide-picture/WidePicture.tsx';
import type { ReactElement } from 'react';
import { contestPath } from '#paths/contest-paths.ts';
import { ContestPhaseMark } from '#shared/ContestPhaseMark.tsx';
import { useContestTimes } from '#shared/use-contest-times.ts';
import * as styles from './ContestCard.module.css';

/** A contest among others; the whole card is one link named by its title. */
export function ContestCard({ contest }: { readonly contest: Contest }): ReactElement {
  const { contestNo, picture, color, phase, title, lead } = contest;
  return (
    <article className={styles.card}>
      <WidePicture
        picture={{ src: picture.url, width: picture.width, height: picture.height }}
        color={color}
      />
      <p className={styles.mark}>
        <ContestPhaseMark phase={phase} />
      </p>
      <h3 className={styles.title}>
        <Link className={styles.link} href={contestPath(contestNo, wayOf(phase))}>
          {title}
        </Link>
      </h3>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.when}>
        <When contest={contest} />
      </p>
    </article>
  );
}

/** Of what is decided, the results are what one comes for. */
function wayOf(phase: Contest['phase']): 'page' | 'result' {
  return phase === 'result' ? 'result' : 'page';
}

/** What its reader has to know next. */
function When({ contest }: { readonly contest: Contest }): string {
  const t = usePhrases('contests');
  const times = useContestTimes();
  const { phase, opensAt, closesAt, resultAt } = contest;
  switch (phase) {
    case 'announced':
      return t('opensOn', { day: times.day(opensAt) });
    case 'open':
      return t('closesOn', { day: times.day(closesAt) });
    case 'judging':
    case 'result':
      return t('resultOn', { day: times.day(resultAt) });
  }
}
