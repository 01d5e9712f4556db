import type { ArticleDraft } from '@hanji/contract/calls/creator/own-article.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { articleDraftProblems, articleLengths } from '@hanji/domain/creator/article-draft.ts';
import { visibleLength } from '@hanji/domain/text/visible-characters.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import type { ReactElement } from 'react';
import type { DeskDraft } from '#draft/use-draft.ts';
import * as styles from '../Article.module.css';
import { ArticleCover, type ChosenCover } from './ArticleCover.tsx';
import type { ArticleChanges } from '#article/use-article-changes.ts';

type ArticleWordsProps = {
  readonly article: ArticleDetail;
  readonly desk: DeskDraft<ArticleDraft>;
  readonly changes: ArticleChanges;
  readonly cover: ChosenCover;
  /** Saves by itself. */
  readonly auto: boolean;
};

/** What is said of an article: saved by itself as long as readers do not see it. */
export function ArticleWords(props: ArticleWordsProps): ReactElement {
  const { article, desk, changes, cover, auto } = props;
  const t = usePhrases('creator');
  const { draft, change } = desk;
  const problems = articleDraftProblems(draft);
  const problem = (field: 'name' | 'authorComment') => {
    const reason = problems.find((each) => each.field === field)?.reason;
    if (!reason) return undefined;
    const limit = articleLengths[field];
    return reason === 'tooLong' ? t('tooLong', { limit }) : t('articleNameRequired');
  };
  const counterOf = (field: 'name' | 'authorComment') => {
    const [written, limit] = [visibleLength(draft[field].trim()), articleLengths[field]];
    return { count: written, limit, label: t('counter', { written, limit }) };
  };
  return (
    <section className={styles.section} aria-label={t('articleWords')}>
      <Form label={t('articleWords')} onSubmit={() => void desk.save()}>
        <TextField
          name="name"
          label={t('articleNameLabel')}
          required
          autoComplete="off"
          value={draft.name}
          onValue={(name) => change({ name })}
          counter={counterOf('name')}
          error={problem('name')}
        />
        <TextArea
          label={t('authorComment')}
          hint={t('authorCommentHint')}
          rows={4}
          value={draft.authorComment}
          onValue={(authorComment) => change({ authorComment })}
          counter={counterOf('authorComment')}
          error={problem('authorComment')}
        />
        <Checkbox
          label={t('commentEnabled')}
          checked={draft.commentEnabled}
          onChecked={(commentEnabled) => change({ commentEnabled })}
        />
        {!auto && (
          <div className={styles.actions}>
            <Button type="submit" busy={desk.saving} disabled={!desk.unsaved}>
              {t('saveWords')}
            </Button>
            <p className={styles.soft}>{t('saveWordsHint')}</p>
          </div>
        )}
      </Form>
      <ArticleCover article={article} changes={changes} chosen={cover} />
    </section>
  );
}
