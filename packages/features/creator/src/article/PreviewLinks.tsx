import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useWide } from '@hanji/ui-kit/shared/use-media.ts';
import type { MouseEvent, ReactElement } from 'react';
import { previewPath } from '#paths/desk-paths.ts';
import * as styles from './Article.module.css';

/** As wide and high as the screens of most phones and laptops, in pixels. */
const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * The article in the real viewer, as readers will have it: on a wide screen in a window as wide as
 * a phone or a desktop has it, on a phone as it is there.
 */
export function PreviewLinks({
  article,
}: {
  readonly article: ArticleDetail;
}): ReactElement | null {
  const t = usePhrases('creator');
  const wide = useWide();
  const href = previewPath(article);
  if (article.pages.length === 0) return null;
  const open = (screen: keyof typeof screens) => (event: MouseEvent) => {
    const { width, height } = screens[screen];
    const size = `popup,width=${width},height=${height}`;
    // A browser that opens none leads there by the link itself, in a tab.
    if (window.open(href, `hanji-preview-${screen}`, size)) event.preventDefault();
  };
  return (
    <div className={styles.preview}>
      {wide ? (
        <>
          <LinkButton icon="eye" href={href} target="_blank" onClick={open('phone')}>
            {t('previewPhone')}
          </LinkButton>
          <LinkButton icon="eye" href={href} target="_blank" onClick={open('desktop')}>
            {t('previewDesktop')}
          </LinkButton>
        </>
      ) : (
        <LinkButton icon="eye" href={href}>
          {t('preview')}
        </LinkButton>
      )}
    </div>
  );
}
