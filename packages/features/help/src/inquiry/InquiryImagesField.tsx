import { inquiryMaxImages } from '@hanji/domain/forms/help.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FileUpload } from '@hanji/ui-kit/forms/file-upload/FileUpload.tsx';
import type { ReactElement } from 'react';
import type { InquiryImages } from './use-inquiry-images.ts';

const accepted = ['image/jpeg', 'image/png', 'image/gif'];

/** Up to three pictures of what is asked about. */
export function InquiryImagesField({ images }: { readonly images: InquiryImages }): ReactElement {
  const t = usePhrases('inquiry');
  return (
    <FileUpload
      label={t('images')}
      hint={t('imagesHint', { max: inquiryMaxImages })}
      error={images.error}
      accept={accepted}
      max={inquiryMaxImages}
      files={images.rows}
      onAdd={images.add}
      onRemove={images.remove}
      labels={{
        choose: t('chooseImages'),
        drop: t('dropImages'),
        remove: (name) => t('removeImage', { name }),
        taken: (number, max) => t('taken', { number, max }),
      }}
    />
  );
}
