import type { CreatorLimits } from '@hanji/contract/entities/creator.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Notice } from '#layout/Notice.tsx';
import type { FileReason, RefusedFile } from './file-checks.ts';
import { useFormatBytes } from './use-limits.ts';
import * as styles from './Uploads.module.css';

type RefusedFilesProps = {
  readonly files: readonly RefusedFile[];
  readonly limits: CreatorLimits;
};

/** Which of the files that were chosen are not sent, and why; nothing where all are. */
export function RefusedFiles({ files, limits }: RefusedFilesProps) {
  const t = usePhrases('creator');
  const reasonOf = useReasons(limits);
  return (
    <div role="alert">
      {files.length > 0 && (
        <Notice kind="warning" title={t('filesRefused', { count: files.length })}>
          <ul className={styles.refused}>
            {files.map(({ name, reason }, at) => (
              // Two files of one name may come from two folders.
              // oxlint-disable-next-line react/no-array-index-key -- the list is never reordered
              <li key={`${at} ${name}`}>
                <bdi>{name}</bdi>: {reasonOf(reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function useReasons(limits: CreatorLimits): (reason: FileReason) => string {
  const t = usePhrases('creator');
  const bytes = useFormatBytes();
  return (reason) => {
    if (reason === 'tooLarge') return t('fileTooLarge', { size: bytes(limits.maxFileBytes) });
    if (reason === 'tooManyImages') return t('tooManyImages', { images: limits.maxImages });
    if (reason === 'chapterTooLarge') {
      return t('chapterTooLarge', { size: bytes(limits.maxChapterBytes) });
    }
    if (reason === 'totalTooLarge') {
      return t('totalTooLarge', { size: bytes(limits.maxTotalBytes) });
    }
    return t(reason === 'empty' ? 'fileEmpty' : 'fileKind');
  };
}
