import type { Contest } from '@hanji/contract/entities/contest.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import { WideHead } from '@hanji/ui-kit/works/wide-head/WideHead.tsx';
import type { ReactElement } from 'react';
import {
  contestPath,
  contestsPath,
  deskPath,
  enterPath,
  hasList,
  type ContestPart,
} from '#paths/contest-paths.ts';
import * as styles from './ContestHead.module.css';
import { ContestPhaseMark } from './ContestPhaseMark.tsx';
import { useContestTimes } from './use-contest-times.ts';

type ContestHeadProps = { readonly contest: Contest; readonly part: ContestPart };

/** What a contest is and where it stands, above each of its pages, and the way to the others. */
export function ContestHead({ contest, part }: ContestHeadProps): ReactElement {
  const t = usePhrases('contests');
  const times = useContestTimes();
  const { contestNo, picture, color, phase, title, lead } = contest;
  const whole = part === 'page';
  const facts = [
    [t('entryPeriod'), times.period(contest)],
    [t('resultDay'), times.day(contest.resultAt)],
    [t('entered'), t('titles', { count: contest.entries })],
  ] as const;
  const tabs = [
    { href: contestPath(contestNo), label: t('about') },
    ...(hasList(contestNo) ? [{ href: contestPath(contestNo, 'list'), label: t('list') }] : []),
    { href: contestPath(contestNo, 'result'), label: t('result') },
  ];
  return (
    <header className={styles.head}>
      <div className={styles.up}>
        <UpLink href={contestsPath} label={t('contests')} />
      </div>
      <WideHead
        picture={{ src: picture.url, width: picture.width, height: picture.height }}
        color={color}
        marks={<ContestPhaseMark phase={phase} />}
        title={title}
        {...(whole ? { text: lead, facts } : { small: true })}
      >
        {whole && <WayOn contest={contest} />}
      </WideHead>
      <TabLinks label={t('pages')} tabs={tabs} current={contestPath(contestNo, part)} />
    </header>
  );
}

/** What there is to do now. */
function WayOn({ contest: { contestNo, phase } }: { readonly contest: Contest }) {
  const t = usePhrases('contests');
  const signedIn = useCurrentUser() !== null;
  const hasDesk = useHasPage()(deskPath);
  if (phase === 'result') {
    return (
      <LinkButton look="strong" href={contestPath(contestNo, 'result')}>
        {t('seeResult')}
      </LinkButton>
    );
  }
  if (phase !== 'open' || !hasDesk) return null;
  return (
    <LinkButton look="strong" icon="edit" href={enterPath(signedIn)}>
      {t('enterOwn')}
    </LinkButton>
  );
}
