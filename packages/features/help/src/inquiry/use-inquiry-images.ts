import { checkInquiryImage, inquiryMaxImages } from '@hanji/domain/forms/help.ts';
import { imageKindOfType } from '@hanji/domain/forms/upload.ts';
import { formatFileSize } from '@hanji/i18n/format/file-size.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useRef, useState } from 'react';

type Chosen = { readonly key: string; readonly file: File };

function problemOf(file: File): 'type' | 'tooLarge' | null {
  const { name, size, type } = file;
  const checked = checkInquiryImage({ name, size, kind: imageKindOfType(type) });
  return checked.ok ? null : checked.reason;
}

const words = { type: 'imageType', tooLarge: 'imageTooLarge' } as const;

/** The pictures of an inquiry as they are chosen (reading-service, section 5). */
export function useInquiryImages() {
  const t = usePhrases('inquiry');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const drawn = useRef(0);
  return {
    files: chosen.map(({ file }) => file),
    rows: chosen.map(({ key, file }) => {
      const problem = problemOf(file);
      const error = problem === null ? undefined : t(words[problem]);
      return {
        key,
        name: file.name,
        size: formatFileSize(locale, file.size),
        picture: file,
        error,
      };
    }),
    error: tooMany ? t('tooMany', { max: inquiryMaxImages }) : undefined,
    valid: chosen.every(({ file }) => problemOf(file) === null),
    add: (files: readonly File[]): void => {
      const room = inquiryMaxImages - chosen.length;
      setTooMany(files.length > room);
      const added = files
        .slice(0, room)
        .map((file) => ({ key: String((drawn.current += 1)), file }));
      setChosen([...chosen, ...added]);
    },
    remove: (key: string): void => {
      setTooMany(false);
      setChosen(chosen.filter((each) => each.key !== key));
    },
    clear: (): void => setChosen([]),
  };
}

export type InquiryImages = ReturnType<typeof useInquiryImages>;
