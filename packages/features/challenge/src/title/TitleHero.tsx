import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import { shortenNumber } from '@hanji/domain/numbers/number-shortening.ts';
import { formatShortNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Avatar } from '@hanji/ui-kit/account/avatar/Avatar.tsx';
import { Cover } from '@hanji/ui-kit/works/cover/Cover.tsx';
import type { ReactElement } from 'react';
import { avatarOf, coverOf } from '#cards/file-address.ts';
import { TitleTag } from '#cards/TitleTag.tsx';
import { useLikes } from '#cards/use-likes.ts';
import { useMatureBlur } from '#cards/use-title-card.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';
import * as styles from './TitleHero.module.css';

/** Cover, tag, name, catchcopy, creator and figures of a title. */
export function TitleHero({ content }: { readonly content: ChallengeContent }): ReactElement {
  const { name, catchcopy, nickname, totalViews, totalLikes, subscribedCount } = content;
  const t = usePhrases('challenge');
  const reading = usePhrases('reading');
  const translate = useTranslate();
  const locale = useLocale();
  const likes = useLikes();
  const blurs = useMatureBlur();
  const short = (count: number): string =>
    formatShortNumber(translate, locale, shortenNumber(count, locale));
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <Cover className={styles.cover} src={coverOf(content)} eager blurred={blurs(content)} />
        <div className={styles.words}>
          <div className={styles.tag}>
            <TitleTag title={content} />
          </div>
          <h1 className={styles.name}>{name}</h1>
          {catchcopy && <p className={styles.catchcopy}>{catchcopy}</p>}
          <p className={styles.creator}>
            <Avatar src={avatarOf(content)} size={32} />
            <bdi>{nickname}</bdi>
          </p>
          <p className={styles.facts}>
            <span>{likes.words(totalLikes)}</span>
            <span>{reading('views', { count: totalViews, number: short(totalViews) })}</span>
            <span>
              {t('subscribers', { count: subscribedCount, number: short(subscribedCount) })}
            </span>
          </p>
          <div className={styles.act}>
            <SubscribeButton content={content} />
          </div>
        </div>
      </div>
    </header>
  );
}
