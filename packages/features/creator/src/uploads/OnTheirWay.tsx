import type { ArticleDetail, ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ListedUpload } from '@hanji/ui-kit/creation/upload-list/listed-upload.ts';
import { UploadList } from '@hanji/ui-kit/creation/upload-list/UploadList.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useId, type ReactElement } from 'react';
import { pageFileTypes } from './file-checks.ts';
import type { Sending, UploadDesk } from './upload-desk.ts';
import * as styles from './Uploads.module.css';
import { useFileStatus } from './use-file-status.ts';
import { useFormatBytes } from './use-limits.ts';
import { useListLabels } from './use-list-labels.ts';
import { useSending } from './use-upload-desk.ts';

type OnTheirWayProps = {
  readonly article: ArticleDetail;
  readonly desk: UploadDesk;
  /** A file is taken back: it is none of the article any more. */
  readonly onGone: () => void;
  readonly onFailed: (error: unknown) => void;
};

/** Files that are sent or taken apart, each with how far it is, and how many in all, spoken. */
export function OnTheirWay(props: OnTheirWayProps): ReactElement | null {
  const { article, desk, onGone, onFailed } = props;
  const t = usePhrases('creator');
  const id = useId();
  const bytes = useFormatBytes();
  const labels = useListLabels('onTheirWay');
  const sending = useSending(desk);
  const statusOf = useFileStatus();
  const uploads = article.uploads.filter(({ state }) => state !== 'done');
  const open = uploads.filter((upload) => isOpen(upload, sending.get(upload.uploadId)));
  const files = uploads.map((upload): ListedUpload => {
    const { uploadId, name, size } = upload;
    const status = statusOf(upload, sending.get(uploadId));
    return { key: uploadId, name, about: bytes(size), ...status };
  });
  const remove = async (uploadId: string): Promise<void> => {
    onFailed(await desk.remove(uploadId));
    onGone();
  };
  return (
    <>
      {/* Politely, and with each file that is over: not with each of its parts. */}
      <VisuallyHidden>
        <span role="status">
          {open.length > 0
            ? t('filesLeft', { count: open.length })
            : article.pages.length > 0 && t('allFilesDone', { count: article.pages.length })}
        </span>
      </VisuallyHidden>
      {files.length > 0 && (
        <div>
          <h3 id={id} className={styles.subheading}>
            {t('onTheirWay')}
          </h3>
          <UploadList
            labels={labels}
            files={files}
            accept={pageFileTypes}
            onRemove={(key) => void remove(key)}
          />
        </div>
      )}
    </>
  );
}

function isOpen({ state }: ArticleUpload, sending: Sending | undefined): boolean {
  return state !== 'refused' && sending?.phase !== 'failed' && sending?.phase !== 'needsFile';
}
