import { challengeReportCategories } from '@hanji/contract/challenge-vocabulary.ts';
import { commentReportCategories } from '@hanji/contract/comment-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import {
  useReportChallengeChapterMutation,
  useReportChallengeCommentMutation,
} from '#calls/changes.ts';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { ReportForm } from './ReportForm.tsx';

type ReportChapterSheetProps = {
  readonly address: ChapterAddress;
  readonly onClose: () => void;
};

/** Why a reader reports a chapter. */
export function ReportChapterSheet({ address, onClose }: ReportChapterSheetProps): ReactElement {
  const t = usePhrases('challenge');
  const comments = usePhrases('comments');
  const [report] = useReportChallengeChapterMutation();
  return (
    <ReportForm
      title={t('reportChapter')}
      categories={challengeReportCategories}
      labels={{
        copyright: t('copyright'),
        violence: t('violence'),
        sexual: comments('sexual'),
        abuse: comments('abuse'),
        advertising: comments('advertising'),
        personal: comments('personal'),
        other: comments('other'),
      }}
      thanks={t('reportSent')}
      send={(category, remarksDetail) =>
        report({ params: { ...address, category }, body: { remarksDetail } })
      }
      onClose={onClose}
    />
  );
}

type ReportCommentSheetProps = {
  readonly commentId: number;
  readonly onReported: () => void;
  readonly onClose: () => void;
};

/** Why a reader reports a comment. */
export function ReportCommentSheet(props: ReportCommentSheetProps): ReactElement {
  const { commentId, onReported, onClose } = props;
  const t = usePhrases('comments');
  const [report] = useReportChallengeCommentMutation();
  return (
    <ReportForm
      title={t('reportTitle')}
      categories={commentReportCategories}
      labels={{
        spoiler: t('spoiler'),
        abuse: t('abuse'),
        sexual: t('sexual'),
        advertising: t('advertising'),
        personal: t('personal'),
        other: t('other'),
      }}
      thanks={t('reportSent')}
      send={async (category, remarksDetail) => {
        const sent = await report({ params: { commentId, category }, body: { remarksDetail } });
        if (!sent.error) onReported();
        return sent;
      }}
      onClose={onClose}
    />
  );
}
