import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';
import { useSetArticleCoverMutation } from '#calls/article-endpoints.ts';
import { wordsOf } from '#calls/newer.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { isTooSmall, type ChosenImage } from '#images/chosen-image.ts';
import { ImageField } from '#images/ImageField.tsx';
import * as styles from '../Article.module.css';
import type { ArticleChanges } from '#article/use-article-changes.ts';

/** A picture that was chosen and is not kept yet. */
export type ChosenCover = {
  readonly image: ChosenImage | null;
  readonly choose: (image: ChosenImage | null) => void;
};

type ArticleCoverProps = {
  readonly article: ArticleDetail;
  readonly changes: ArticleChanges;
  readonly chosen: ChosenCover;
};

/** The picture of an article in lists; without one its first page stands in. */
export function ArticleCover({ article, changes, chosen }: ArticleCoverProps): ReactElement {
  const t = usePhrases('creator');
  const say = useToast();
  const failedWords = useFailedWords();
  const [setCover, { isLoading }] = useSetArticleCoverMutation();
  const { contentId, chapterId, cover } = article;
  const { image, choose } = chosen;
  const box = image?.box ?? null;
  const send = async (): Promise<void> => {
    if (!image || !box) return;
    const params = { contentId, chapterId };
    const { error } = await changes.onLatest((revision) =>
      setCover({ params, body: { ...box, image: image.file, revision } }),
    );
    if (error) return say({ kind: 'error', text: failedWords(wordsOf(error)) });
    choose(null);
    say({ kind: 'success', text: t('coverSaved') });
  };
  return (
    <div className={styles.section}>
      <ImageField
        label={t('articleCover')}
        hint={t('articleCoverHint')}
        shape="articleCover"
        kept={cover}
        chosen={image}
        onChosen={choose}
      />
      {box && !isTooSmall(box, 'articleCover') && (
        <div>
          <Button busy={isLoading} onClick={() => void send()}>
            {t('useCrop')}
          </Button>
        </div>
      )}
    </div>
  );
}
