import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { UploadListLabels } from '@hanji/ui-kit/creation/upload-list/listed-upload.ts';

/** The words of a list of files: of pages that are there, or of what is on its way. */
export function useListLabels(list: 'pages' | 'onTheirWay'): UploadListLabels {
  const t = usePhrases('creator');
  return {
    list: t(list),
    move: (name) => t('movePage', { name }),
    moveHint: t('moveHint'),
    moved: (name, position, total) => t('pageMoved', { name, position, total }),
    more: (name) => t('moreOf', { name }),
    toStart: t('toStart'),
    toEnd: t('toEnd'),
    replace: t('replace'),
    retry: t('sendAgain'),
    remove: t('remove'),
  };
}
